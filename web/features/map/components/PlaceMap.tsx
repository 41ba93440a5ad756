import { TileLayer, type LayerEvent } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { LIFT, pinIcon } from '#web/features/map/pin.ts';
import { BaseMap } from './BaseMap.tsx';
import styles from './map.module.css';

interface Props {
  /** What stands there. */
  name: string;
  /** In degrees. */
  latitude: number;
  longitude: number;
}

/** How near the map looks once there are tiles: a town and the ways to it. */
const ZOOM = 13;

/** A map with one place on it. */
export default function PlaceMap(props: Props) {
  return (
    <BaseMap name={`Map with ${props.name}`}>
      <Place {...props} />
    </BaseMap>
  );
}

function Place({ name, latitude, longitude }: Props) {
  const map = useMap();
  // Without tiles nothing is drawn near the place, so that the whole country is seen, and where in it the place is.
  useEffect(() => {
    const look = ({ layer }: Pick<LayerEvent, 'layer'>) => {
      if (layer instanceof TileLayer) {
        map.setView([latitude, longitude], ZOOM, { animate: false });
      }
    };
    map.eachLayer((layer) => look({ layer }));
    map.on('layeradd', look);
    return () => {
      map.off('layeradd', look);
    };
  }, [map, latitude, longitude]);
  const icon = useMemo(
    () => pinIcon({ name, head: { x: 0, y: -LIFT }, className: styles.pin ?? '' }),
    [name],
  );
  return (
    <Marker position={[latitude, longitude]} icon={icon} interactive={false} keyboard={false} />
  );
}
