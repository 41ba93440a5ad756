import { DivIcon } from 'leaflet';
import { formatNumber, plural } from '#web/lib/format.ts';
import type { Place } from './boxes.ts';
import styles from './components/map.module.css';

/** Width of a mark in px: room for four digits. */
const WIDTH = 36;

/** How marks of clusters stand: at their places, and apart. */
export const CLUSTERS = { lift: 0, width: WIDTH, height: WIDTH };

/** A disc with a number, which is read as `12 rooms`. */
export function clusterIcon(rooms: number, { x, y }: Place): DivIcon {
  const shown = document.createElement('span');
  shown.setAttribute('aria-hidden', 'true');
  shown.textContent = formatNumber(rooms);
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  words.textContent = plural(rooms, 'room');
  const content = document.createElement('span');
  content.append(shown, words);
  return new DivIcon({
    html: content,
    className: styles.cluster ?? '',
    iconSize: [WIDTH, WIDTH],
    iconAnchor: [WIDTH / 2 - x, WIDTH / 2 - y],
  });
}
