interface ReadPdf {
  title: string;
  /** Lines of text as they stand, with plain spaces. */
  texts: string[];
  width: number;
  height: number;
  squares: number;
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Each object by its number, at the place where the file's table says that it stands. */
function objectsOf(file: string): string[] {
  const table = file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]));
  if (!table.startsWith('xref\n0 ')) throw new Error('The table is not where the file says.');
  return [...table.matchAll(/(\d{10}) 00000 n /g)].map(([, place], index) => {
    const object = file.slice(Number(place));
    if (!object.startsWith(`${index + 1} 0 obj\n`)) throw new Error(`No object at ${place ?? ''}.`);
    return object.slice(0, object.indexOf('\nendobj'));
  });
}

/** Reads what `writePdf` wrote, by the table of the file as readers do. */
export function readPdf(file: string): ReadPdf {
  const objects = objectsOf(file).join('\n');
  const [, length, content = ''] =
    /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(objects) ?? [];
  if (Number(length) !== content.length) throw new Error('The content is not as long as is said.');
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(objects);
  const texts = [...content.matchAll(/<([\da-f]*)> Tj/g)].map(([, hex = '']) =>
    new TextDecoder('windows-1252').decode(bytesOf(hex)).replaceAll('\u00a0', ' '),
  );
  return {
    title: new TextDecoder('utf-16be').decode(
      bytesOf(/\/Title <feff([\da-f]*)>/.exec(objects)?.[1] ?? ''),
    ),
    texts,
    width: Number(box?.[1]),
    height: Number(box?.[2]),
    squares: content.split(' re\n').length - 1,
  };
}
