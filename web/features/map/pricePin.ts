import { DivIcon } from 'leaflet';
import { formatNumber } from '#web/lib/format.ts';
import { LIFT, draw, needle } from './pin.ts';
import type { Place } from './spread.ts';
import styles from './components/map.module.css';

/** How the heads of pins with prices stand, in px: room for a price of six digits, and for a finger to hit one of two. */
export const PRICES = { lift: LIFT, width: 60, height: 28 };

interface PricePin {
  name: string;
  /** Rwf a day. */
  price: number;
  /** Where the head stands, seen from the place itself, in px. */
  head: Place;
  className: string;
}

/** A head with what a room costs a day, and a needle to its place. Made of elements: a room's name is never read as HTML. */
export function pricePin({ name, price, head, className }: PricePin): DivIcon {
  const { width, height } = PRICES;
  const middle = { x: width / 2, y: height / 2 };
  const tip = { x: middle.x - head.x, y: middle.y - head.y };
  const picture = draw('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  picture.append(...needle(middle, tip));
  const shown = document.createElement('span');
  shown.className = styles.label ?? '';
  shown.setAttribute('aria-hidden', 'true');
  shown.textContent = formatNumber(price);
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  words.textContent = name;
  const content = document.createElement('span');
  content.append(picture, shown, words);
  return new DivIcon({
    html: content,
    className,
    iconSize: [width, height],
    iconAnchor: [tip.x, tip.y],
    popupAnchor: [head.x, head.y - middle.y],
  });
}
