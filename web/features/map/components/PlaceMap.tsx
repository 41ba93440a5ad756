import { TileLayer, type LayerEvent } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { LIFT, pinIcon } from '#web/features/map/pin.ts';
import { BaseMap } from './BaseMap.tsx';
import { Towns } from './Towns.tsx';
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

/** How near without them: 50 km around, so that the border and other towns say where it is. */
const ZOOM_BARE = 9;

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
  const [isTiled, setTiled] = useState(false);
  useEffect(() => {
    map.setView([latitude, longitude], ZOOM_BARE, { animate: false });
    const look = ({ layer }: Pick<LayerEvent, 'layer'>) => {
      if (layer instanceof TileLayer) {
        setTiled(true);
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
    <>
      {!isTiled && <Towns longitude={longitude} />}
      <Marker position={[latitude, longitude]} icon={icon} interactive={false} keyboard={false} />
    </>
  );
}
