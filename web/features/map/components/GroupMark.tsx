import { latLngBounds, Point, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { severalPin } from '#web/features/map/severalPin.ts';
import type { MappedGroup } from '#web/features/map/useGroups.ts';
import { useLookCloser } from '#web/features/map/useLookCloser.ts';
import { CLOSEST, PADDING } from '#web/features/map/useView.ts';

interface Props {
  group: MappedGroup;
  /** Whether one of its rooms is pointed at in the list. */
  lit: boolean;
}

/** Rooms whose prices have no place beside each other. A press looks at them closely. */
export function GroupMark({ group: { point, points, rooms, head }, lit }: Props) {
  const map = useMap();
  const ref = useRef<LeafletMarker>(null);
  const count = rooms.length;
  const price = Math.min(...rooms.map((room) => room.price));
  const { x, y } = head;
  const icon = useMemo(() => severalPin({ count, price, head: { x, y } }), [count, price, x, y]);
  useEffect(() => {
    ref.current?.getElement()?.toggleAttribute('data-lit', lit);
  }, [lit, icon]);
  const handlers = useLookCloser(() => {
    const bounds = latLngBounds(points);
    const fits = map.getBoundsZoom(bounds, false, new Point(2 * PADDING, 2 * PADDING));
    return {
      point: bounds.getCenter(),
      zoom: Math.min(Math.max(fits, map.getZoom() + 1), CLOSEST),
    };
  });
  return <Marker ref={ref} position={point} icon={icon} riseOnHover eventHandlers={handlers} />;
}
