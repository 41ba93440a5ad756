import { DivIcon } from 'leaflet';
import { formatNumber } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import type { Place } from './boxes.ts';
import { LIFT, needleSheet } from './pin.ts';
import styles from './components/map.module.css';

/** How the heads of pins with prices stand, in px: room for a price of six digits, and for a finger to hit one of two. */
export const PRICES = { lift: LIFT, width: 60, height: 28 };

/** Side of what a finger hits of a dot, in px. */
const DOT = 24;

interface Priced {
  name: string;
  /** Rwf a day. */
  price: number;
  className: string;
}

interface PricePin extends Priced {
  /** Where the head stands, seen from the place itself, in px. */
  head: Place;
}

/** The price as it is shown, and the name as it is read. */
function wordsOf({ name, price }: Priced): HTMLElement[] {
  const shown = document.createElement('span');
  shown.className = styles.label ?? '';
  shown.setAttribute('aria-hidden', 'true');
  shown.textContent = formatNumber(price);
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  words.textContent = name;
  return [shown, words];
}

/**
 * A head with what a room costs a day, and a needle to its place. Made of elements: a room's name is never read as
 * HTML.
 */
export function pricePin({ head, ...priced }: PricePin): DivIcon {
  const { width, height } = PRICES;
  const { sheet, tip } = needleSheet(PRICES, head);
  const content = document.createElement('span');
  content.append(sheet, ...wordsOf(priced));
  return new DivIcon({
    html: content,
    className: priced.className,
    iconSize: [width, height],
    iconAnchor: [tip.x, tip.y],
    popupAnchor: [head.x, head.y - height / 2],
  });
}

/** A dot on the place itself, where the price finds no place: it is shown while the room is pointed at. */
export function dotPin(priced: Priced): DivIcon {
  const content = document.createElement('span');
  content.append(...wordsOf(priced));
  return new DivIcon({
    html: content,
    className: cx(priced.className, styles.dot),
    iconSize: [DOT, DOT],
    popupAnchor: [0, -DOT / 2],
  });
}
