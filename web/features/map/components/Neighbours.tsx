import type { Point } from '#web/features/map/points.ts';
import { nameIcon, Names } from './Names.tsx';
import styles from './map.module.css';

/** Where the names of the countries around stand, clear of the border. */
const places: Readonly<Record<string, Point>> = {
  'DR Congo': [-1.25, 29.08],
  Uganda: [-0.85, 29.9],
  Tanzania: [-2.72, 30.5],
  Burundi: [-3.12, 29.8],
};

const names = Object.entries(places).map(([name, point]) => ({
  name,
  point,
  icon: nameIcon(name, styles.neighbour),
}));

/** The names of the countries around, where no tiles are drawn: what is no land of ours is then no empty ground. */
export const Neighbours = () => <Names names={names} />;
