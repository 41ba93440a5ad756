import { DivIcon } from 'leaflet';
import { Marker } from 'react-leaflet';
import type { Point } from '#web/features/map/rwanda.ts';
import styles from './map.module.css';

/** Where the names of the countries around stand, clear of the border. */
const places: Readonly<Record<string, Point>> = {
  'DR Congo': [-1.25, 29.08],
  Uganda: [-0.85, 29.9],
  Tanzania: [-2.72, 30.5],
  Burundi: [-3.12, 29.8],
};

/** It is to be seen only: nothing is to be had there. */
function nameIcon(name: string): DivIcon {
  const words = document.createElement('span');
  words.setAttribute('aria-hidden', 'true');
  words.textContent = name;
  return new DivIcon({ html: words, className: styles.neighbour ?? '', iconSize: [0, 0] });
}

const icons = Object.entries(places).map(([name, point]) => ({
  name,
  point,
  icon: nameIcon(name),
}));

/** The names of the countries around, where no tiles are drawn: what is no land of ours is then no empty ground. */
export const Neighbours = () =>
  icons.map(({ name, point, icon }) => (
    <Marker
      key={name}
      position={point}
      icon={icon}
      interactive={false}
      keyboard={false}
      zIndexOffset={-1000}
    />
  ));
