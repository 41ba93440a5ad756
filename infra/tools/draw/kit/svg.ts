/** A point on the sheet: x to the right, y downwards, in pixels. */
export type Point = readonly [x: number, y: number];

export type Attributes = Record<string, string | number | undefined>;

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

/** An SVG element as text; numbers are rounded to hundredths, attributes left undefined are left out. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${written(value)}"`)
    .join('');
  return children.length === 0
    ? `<${name}${list}/>`
    : `<${name}${list}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  el('g', attributes, ...children, '');

/** Moves, scales and turns (degrees) a drawing that was made around the origin. */
export const at = (x: number, y: number, drawing: string, scale = 1, turn = 0): string =>
  group(
    {
      transform: `translate(${written(x)} ${written(y)}) rotate(${written(turn)}) scale(${scale})`,
    },
    drawing,
  );

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  el('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => el('ellipse', { cx, cy, rx, ry, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  el('path', { d, fill, ...more });

/** An open line of round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

const trace = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${written(x)} ${written(y)}`).join('L');

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  path(`M${trace(points)}Z`, fill, more);

export const polyline = (
  points: readonly Point[],
  colour: string,
  width: number,
  more: Attributes = {},
): string => stroke(`M${trace(points)}`, colour, width, more);
