import { createHash } from 'node:crypto';
import { el, type Attributes } from './svg.ts';

/** A gradient's stop: colour alone (spread evenly), or with its place and opacity (0 to 1). */
export type Stop = string | readonly [colour: string, offset: number, opacity?: number];

const definitions = new Map<string, string>();

/** Keeps a definition under a name made of its content, so equal ones are written once. */
export function define(tag: string, attributes: Attributes, content: string): string {
  const hash = createHash('sha1').update(tag + JSON.stringify(attributes) + content);
  const id = `p${hash.digest('hex').slice(0, 10)}`;
  definitions.set(id, el(tag, { id, ...attributes }, content));
  return `url(#${id})`;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [colour, offset, opacity] =
        typeof stop === 'string' ? [stop, index / Math.max(1, stops.length - 1)] : stop;
      return el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
    })
    .join('');
}

/** Top to bottom. */
export const down = (...stops: Stop[]): string =>
  define('linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1 }, stopsOf(stops));

/** Left to right. */
export const across = (...stops: Stop[]): string =>
  define('linearGradient', { x1: 0, y1: 0, x2: 1, y2: 0 }, stopsOf(stops));

/** From the upper left, where the light of every picture comes from, to the lower right. */
export const slant = (...stops: Stop[]): string =>
  define('linearGradient', { x1: 0, y1: 0, x2: 1, y2: 1 }, stopsOf(stops));

/** From a point at the upper left outwards: round things in the light. */
export const round = (...stops: Stop[]): string =>
  define('radialGradient', { cx: 0.36, cy: 0.32, r: 0.72 }, stopsOf(stops));

/** From the middle outwards: lamps and suns. */
export const glow = (...stops: Stop[]): string =>
  define('radialGradient', { cx: 0.5, cy: 0.5, r: 0.5 }, stopsOf(stops));

/** Cuts a drawing to a shape. */
export const clip = (shape: string, drawing: string): string =>
  el('g', { 'clip-path': define('clipPath', {}, shape) }, drawing);

/** Blur of the given radius in pixels, for soft shadows and mist. */
export const blur = (radius: number): string =>
  define(
    'filter',
    { x: '-50%', y: '-50%', width: '200%', height: '200%' },
    el('feGaussianBlur', { stdDeviation: radius }),
  );

/** Every definition that the drawing refers to, those that they refer to included. */
function used(drawing: string, found = new Set<string>()): Set<string> {
  for (const [, id] of drawing.matchAll(/url\(#(p[0-9a-f]{10})\)/g)) {
    if (id === undefined || found.has(id)) continue;
    found.add(id);
    used(definitions.get(id) ?? '', found);
  }
  return found;
}

/** A whole SVG document of the drawing, in pixels. */
export function sheet(width: number, height: number, drawing: string): string {
  const defs = [...used(drawing)].map((id) => definitions.get(id) ?? '').join('');
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    defs ? el('defs', {}, defs) : '',
    drawing,
  );
}
