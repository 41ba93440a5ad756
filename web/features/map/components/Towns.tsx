import type { DivIcon } from 'leaflet';
import { useMemo } from 'react';
import { townPlaces } from '#web/features/map/townPlaces.ts';
import { cx } from '#web/ui/cx.ts';
import { nameIcon, Names } from './Names.tsx';
import styles from './map.module.css';

interface Props {
  /** Of the place that the map is about, in degrees. */
  longitude: number;
}

/** How far west of the place a town is whose name its pin would cover, in degrees. */
const COVERED = 0.2;

/** A dot and the name of a town: the place of a room is said in words beside the map. */
const townIcon = (name: string, isCovered: boolean): DivIcon =>
  nameIcon(name, cx(styles.town, isCovered && styles.turned), [6, 6]);

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
  return <Names names={marks} />;
}
