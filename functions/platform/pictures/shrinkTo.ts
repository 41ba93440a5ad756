/** A decoded picture: red, green, blue and opacity of each pixel, row after row, a byte each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The pixels that lie under one pixel of a smaller picture, in one direction, and how much of each does. */
interface Under {
  first: number;
  shares: number[];
}

const CHANNELS = 4;

/** What lies under each of `to` pixels where they stand for `from`. */
function underOf(from: number, to: number): Under[] {
  const scale = from / to;
  return Array.from({ length: to }, (_, index) => {
    const [begin, end] = [index * scale, Math.min(from, (index + 1) * scale)];
    const first = Math.floor(begin);
    const shares: number[] = [];
    for (let at = first; at < end; at += 1) {
      shares.push((Math.min(at + 1, end) - Math.max(at, begin)) / scale);
    }
    return { first, shares };
  });
}

/**
 * A picture at a smaller width, and a height that keeps its shape. Each pixel is the mean of the area that it stands for,
 * in which a transparent pixel has no colour.
 * @param width in px, no more than the picture has
 */
export function shrinkTo(picture: Pixels, width: number): Pixels {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const columns = underOf(picture.width, width);
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  for (const [row, { first, shares }] of underOf(picture.height, height).entries()) {
    const sums = new Float64Array(width * CHANNELS);
    for (const [index, share] of shares.entries()) {
      addRow(sums, picture, { row: first + index, share, columns });
    }
    writeRow(data, sums, row * width * CHANNELS);
  }
  return { width, height, data };
}

interface Row {
  row: number;
  share: number;
  columns: Under[];
}

/** Adds a share of a row to the sums: opacity, and colours as far as they are opaque. */
function addRow(sums: Float64Array, { data, width }: Pixels, { row, share, columns }: Row): void {
  let to = 0;
  for (const { first, shares } of columns) {
    let from = (row * width + first) * CHANNELS;
    for (const one of shares) {
      const opacity = share * one * byteAt(data, from + 3);
      for (let channel = 0; channel < 3; channel += 1) {
        add(sums, to + channel, opacity * byteAt(data, from + channel));
      }
      add(sums, to + 3, opacity);
      from += CHANNELS;
    }
    to += CHANNELS;
  }
}

function writeRow(data: Uint8ClampedArray, sums: Float64Array, at: number): void {
  for (let pixel = 0; pixel < sums.length; pixel += CHANNELS) {
    const opacity = byteAt(sums, pixel + 3);
    for (let channel = 0; channel < 3 && opacity > 0; channel += 1) {
      data[at + pixel + channel] = byteAt(sums, pixel + channel) / opacity;
    }
    data[at + pixel + 3] = opacity;
  }
}

const byteAt = (numbers: Uint8ClampedArray | Float64Array, at: number): number =>
  Number(numbers[at]);

const add = (sums: Float64Array, at: number, value: number): void => {
  sums[at] = byteAt(sums, at) + value;
};
