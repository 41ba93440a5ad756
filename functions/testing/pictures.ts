const ofBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** Pictures of one pixel. */
export const onePixel = {
  png: ofBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  webp: ofBase64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  /** Only its head, because no more is read. */
  jpg: new Uint8Array(
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100', 'hex'),
  ),
};

/** A PNG of a few bytes whose head states this size. */
export function pngOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(onePixel.png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}

/** A WebP of one colour, 400 pixels wide and one high. */
export const wideWebp = ofBase64(
  'UklGRlIAAABXRUJQVlA4IEYAAABQBACdASqQAQEAPpFIoEylpCMiIUgAsBIJaQB2AAAYaTZs2bNmzZs2bMgAAP5vH//Fuft10h//+Ic7d+tvQE2OcCAAAAAA',
);

/** A JPEG of 16 by 900 pixels: red above, blue below. */
const highJpeg = ofBase64(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wEEEAANAA0ADQANAA4ADQAOABAAEAAOABQAFgATABYAFAAeABsA',
    'GQAZABsAHgAtACAAIgAgACIAIAAtAEQAKgAyACoAKgAyACoARAA8AEkAOwA3ADsASQA8AGwAVQBLAEsA',
    'VQBsAH0AaQBjAGkAfQCXAIcAhwCXAL4AtQC+APkA+QFOEQANAA0ADQANAA4ADQAOABAAEAAOABQAFgAT',
    'ABYAFAAeABsAGQAZABsAHgAtACAAIgAgACIAIAAtAEQAKgAyACoAKgAyACoARAA8AEkAOwA3ADsASQA8',
    'AGwAVQBLAEsAVQBsAH0AaQBjAGkAfQCXAIcAhwCXAL4AtQC+APkA+QFO/8IAEQgDhAAQAwEiAAIRAQMR',
    'Af/EACwAAQADAAAAAAAAAAAAAAAAAAADBQYBAQEBAQAAAAAAAAAAAAAAAAAHBAX/2gAMAwEAAhADEAAA',
    'AM+OLTgAAAAAAAAAAAAAAAAAAAAAAAAAAKlAtExBiAAAAAAAAAAAAAAAAAAAAAAAAAAA/8QAGhAAAQUB',
    'AAAAAAAAAAAAAAAAAQMUUmChAP/aAAgBAQABPwC4OV54OcrzwXH/xAAaEQABBQEAAAAAAAAAAAAAAABA',
    'AgQFFVWT/9oACAECAQE/ADKqLz2vJJv/xAAaEQABBQEAAAAAAAAAAAAAAABAAgQFFVST/9oACAEDAQE/',
    'ADLOR3ueqjf/2Q==',
  ].join(''),
);

/** The same as a camera writes it that was turned: EXIF says that its left edge is shown at the top, mirrored or not. */
export function turnedJpeg(orientation: number): Uint8Array {
  const exif = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
    'hex',
  );
  exif[29] = orientation;
  return new Uint8Array(Buffer.concat([highJpeg.subarray(0, 2), exif, highJpeg.subarray(2)]));
}
