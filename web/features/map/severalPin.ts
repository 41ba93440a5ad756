import { DivIcon } from 'leaflet';
import { formatNumber, plural } from '#web/lib/format.ts';
import type { Place } from './boxes.ts';
import { LIFT, needleSheet } from './pin.ts';
import styles from './components/map.module.css';

/** How the head of several rooms stands, in px: room for their number and a price of six digits. */
export const SEVERAL = { lift: LIFT, width: 160, height: 28 };

interface Several {
  count: number;
  /** Rwf a day of the cheapest. */
  price: number;
  /** Where the head stands, seen from the middle of the rooms, in px. */
  head: Place;
}

/** A head with how many rooms stand close together and what the cheapest costs, and a needle to the middle of them. */
export function severalPin({ count, price, head }: Several): DivIcon {
  const { width, height } = SEVERAL;
  const { sheet, tip } = needleSheet(SEVERAL, head);
  const label = document.createElement('span');
  label.className = styles.label ?? '';
  label.textContent = `${plural(count, 'room')} · from ${formatNumber(price)}`;
  const content = document.createElement('span');
  content.append(sheet, label);
  return new DivIcon({
    html: content,
    className: styles.several ?? '',
    iconSize: [width, height],
    iconAnchor: [tip.x, tip.y],
  });
}
