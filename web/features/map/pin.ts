import { DivIcon } from 'leaflet';
import type { Place } from './boxes.ts';
import styles from './components/map.module.css';

const SVG = 'http://www.w3.org/2000/svg';

/** Width of a pin's head in px. */
const HEAD = 28;

/** Where a head stands when it has the space: straight above its place. */
export const LIFT = 24;

function draw(
  name: 'svg' | 'line' | 'circle' | 'path',
  attributes: Record<string, string | number>,
) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** The needle of a pin, from the middle of its head to the place itself. */
const needle = (middle: Place, tip: Place): SVGElement[] => [
  draw('line', { x1: middle.x, y1: middle.y, x2: tip.x, y2: tip.y }),
  draw('circle', { cx: tip.x, cy: tip.y, r: 2.5, class: styles.tip ?? '' }),
];

/**
 * The needle of a head in its own sheet, and the place itself, seen from the corner of the head: upright where it
 * stands below the head.
 */
export function needleSheet({ width, height }: Size, head: Place) {
  const middle = { x: width / 2, y: height / 2 };
  const tip = { x: middle.x - head.x, y: middle.y - head.y };
  const sheet = draw('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  // It begins below the head, whose ends are round.
  const x = Math.max(ROUND, Math.min(tip.x, width - ROUND));
  sheet.append(...needle({ x, y: middle.y }, tip));
  return { sheet, tip };
}

/** How far from the ends of a head its needle begins, in px. */
const ROUND = 5;

/** A snowflake of three strokes. */
const FLAKE = 'M14 8v12M8.8 11l10.4 6M19.2 11 8.8 17';

/** In px. */
interface Size {
  width: number;
  height: number;
}

interface Pin {
  name: string;
  /** Where the head stands, seen from the place itself, in px. */
  head: Place;
  className: string;
}

/** A head with a needle to the place itself. Made of elements: a room's name is never read as HTML. */
export function pinIcon({ name, head, className }: Pin): DivIcon {
  const half = HEAD / 2;
  const tip = { x: half - head.x, y: half - head.y };
  const picture = draw('svg', { viewBox: `0 0 ${HEAD} ${HEAD}`, 'aria-hidden': 'true' });
  picture.append(
    ...needle({ x: half, y: half }, tip),
    draw('circle', { cx: half, cy: half, r: half - 1.5 }),
    draw('path', { d: FLAKE }),
  );
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  words.textContent = name;
  const content = document.createElement('span');
  content.append(picture, words);
  return new DivIcon({
    html: content,
    className,
    iconSize: [HEAD, HEAD],
    iconAnchor: [tip.x, tip.y],
    popupAnchor: [head.x, head.y - half],
  });
}
