import { DivIcon } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import { townPlaces } from '#web/features/map/townPlaces.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './map.module.css';

interface Props {
  /** Of the place that the map is about, in degrees. */
  longitude: number;
}

/** How far west of the place a town is whose name its pin would cover, in degrees. */
const COVERED = 0.2;

/** A dot and the name of a town. It is to be seen only: the place of a room is said in words beside the map. */
function townIcon(name: string, isCovered: boolean): DivIcon {
  const words = document.createElement('span');
  words.setAttribute('aria-hidden', 'true');
  words.textContent = name;
  const className = cx(styles.town, isCovered && styles.turned);
  return new DivIcon({ html: words, className, iconSize: [6, 6] });
}

/** The names of the larger towns, by which one finds a place where no tiles are drawn. */
export function Towns({ longitude }: Props) {
  const marks = useMemo(
    () =>
      Object.entries(townPlaces).map(([name, point]) => {
        const west = longitude - point[1];
        return { name, point, icon: townIcon(name, west > 0 && west < COVERED) };
      }),
    [longitude],
  );
  return marks.map(({ name, point, icon }) => (
    <Marker
      key={name}
      position={point}
      icon={icon}
      interactive={false}
      keyboard={false}
      zIndexOffset={-1000}
    />
  ));
}
