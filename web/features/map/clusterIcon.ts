import { DivIcon } from 'leaflet';
import { formatNumber, plural } from '#web/lib/format.ts';
import styles from './components/map.module.css';

/** Width of a mark in px, which grows with the digits of its number. */
const widthOf = (rooms: number): number => 28 + 4 * String(rooms).length;

/** A disc with a number, which is read as `12 rooms`. */
export function clusterIcon(rooms: number): DivIcon {
  const width = widthOf(rooms);
  const shown = document.createElement('span');
  shown.setAttribute('aria-hidden', 'true');
  shown.textContent = formatNumber(rooms);
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  words.textContent = plural(rooms, 'room');
  const content = document.createElement('span');
  content.append(shown, words);
  return new DivIcon({ html: content, className: styles.cluster ?? '', iconSize: [width, width] });
}
