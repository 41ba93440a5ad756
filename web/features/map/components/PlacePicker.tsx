import { useEffect, useMemo } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { LIFT, pinIcon } from '#web/features/map/pin.ts';
import type { Point } from '#web/features/map/points.ts';
import { BaseMap } from './BaseMap.tsx';
import styles from './map.module.css';

export interface PlacePickerProps {
  point: Point | undefined;
  onPick: (point: Point) => void;
}

/** A map that reports where it was clicked. For the keyboard there are fields beside it. */
export default function PlacePicker(props: PlacePickerProps) {
  return (
    <BaseMap name="Map to set the room’s place on">
      <PickedPlace {...props} />
    </BaseMap>
  );
}

/** To about a metre; a click is no more precise. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

function PickedPlace({ point, onPick }: PlacePickerProps) {
  const map = useMap();
  useMapEvents({
    click: ({ latlng }) => onPick([rounded(latlng.lat), rounded(latlng.lng)]),
  });
  const icon = useMemo(
    () => pinIcon({ name: 'The room', head: { x: 0, y: -LIFT }, className: styles.pin ?? '' }),
    [],
  );
  const [latitude, longitude] = point ?? [];
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    if (!map.getBounds().contains([latitude, longitude])) map.panTo([latitude, longitude]);
  }, [map, latitude, longitude]);
  return point && <Marker position={point} icon={icon} interactive={false} keyboard={false} />;
}
