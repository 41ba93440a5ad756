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

/** How near the map looks: a town and the ways to it. */
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
  useEffect(() => {
    map.setView([latitude, longitude], ZOOM, { animate: false });
  }, [map, latitude, longitude]);
  const icon = useMemo(
    () => pinIcon({ name, head: { x: 0, y: -LIFT }, className: styles.pin ?? '' }),
    [name],
  );
  return (
    <Marker position={[latitude, longitude]} icon={icon} interactive={false} keyboard={false} />
  );
}
