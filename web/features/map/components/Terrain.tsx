import { useState } from 'react';
import { Polygon, Polyline, useMapEvents } from 'react-leaflet';
import { bordersAround, lakes, parks, roads } from '#web/features/map/terrain.ts';
import { type Name, nameIcon, Names } from './Names.tsx';
import styles from './map.module.css';

/** Closer than this, a road that is drawn to a kilometre would lead past the room. */
const CLOSEST_FOR_ROADS = 10.5;

const names: Name[] = [
  { name: 'Lake Kivu', point: [-1.79, 29.13], icon: nameIcon('Lake Kivu', styles.lakeName) },
];

/** Lakes, parks, main roads and the borders around, by which one knows the country where no tiles are drawn. */
export const Terrain = () => (
  <>
    <Polyline positions={bordersAround} interactive={false} className={styles.borderAround} />
    <Polygon positions={parks} interactive={false} className={styles.park} />
    <Polygon positions={lakes} interactive={false} className={styles.lake} />
    <Roads />
    <Names names={names} />
  </>
);

function Roads() {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const [zoom, setZoom] = useState(map.getZoom());
  if (zoom > CLOSEST_FOR_ROADS) return null;
  return <Polyline positions={roads} interactive={false} className={styles.road} />;
}
