import type { ReactNode } from 'react';
import { AttributionControl, MapContainer, Polygon, TileLayer, useMap } from 'react-leaflet';
import 'leaflet/dist/leaflet.css';
import { bounds, outline } from '#web/features/map/rwanda.ts';
import { useEndedZoom } from '#web/features/map/useEndedZoom.ts';
import { useMapKeys } from '#web/features/map/useMapKeys.ts';
import { TILES, useTiles } from '#web/features/map/useTiles.ts';
import { prefersReducedMotion } from '#web/lib/hooks/useMedia.ts';
import { Neighbours } from './Neighbours.tsx';
import { Terrain } from './Terrain.tsx';
import styles from './map.module.css';

interface Props {
  /** What the map is called for those who do not see it. */
  name: string;
  children: ReactNode;
}

const CREDIT = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** Rwanda: its outline, and the tiles over it where they can be had; else its terrain. */
export const BaseMap = ({ name, children }: Props) => (
  <MapContainer
    bounds={bounds}
    className={styles.map}
    minZoom={7}
    maxZoom={18}
    maxBounds={[
      [-4.5, 27],
      [0.5, 33],
    ]}
    zoomSnap={0.05}
    scrollWheelZoom={false}
    zoomAnimation={!prefersReducedMotion()}
    fadeAnimation={!prefersReducedMotion()}
    attributionControl={false}
  >
    <Ground name={name} />
    {children}
  </MapContainer>
);

const inked = { className: styles.border };
const filled = { className: styles.country };

function Ground({ name }: { name: string }) {
  const map = useMap();
  useMapKeys(map, name);
  useEndedZoom(map);
  const tiles = useTiles();
  return (
    <>
      <AttributionControl prefix='<a href="https://leafletjs.com">Leaflet</a>' />
      {tiles ? <TileLayer url={TILES} attribution={CREDIT} maxZoom={19} /> : <Neighbours />}
      <Polygon
        key={String(tiles)}
        positions={outline}
        interactive={false}
        {...(tiles ? inked : filled)}
      />
      {!tiles && <Terrain />}
    </>
  );
}
