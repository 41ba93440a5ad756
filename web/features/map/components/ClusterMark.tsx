import { useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { Place } from '#web/features/map/boxes.ts';
import { clusterIcon } from '#web/features/map/clusterIcon.ts';
import { useLookCloser } from '#web/features/map/useLookCloser.ts';
import type { MappedCluster } from '#web/features/map/useMarks.ts';

/** Steps of zoom that a press on a cluster brings. */
const CLOSER = 2;

interface Props {
  cluster: MappedCluster;
  /** Where its disc stands, seen from its place. */
  head: Place;
}

/** Rooms that stand close together. A press looks at them more closely. */
export function ClusterMark({ cluster: { point, rooms }, head: { x, y } }: Props) {
  const map = useMap();
  const icon = useMemo(() => clusterIcon(rooms, { x, y }), [rooms, x, y]);
  const handlers = useLookCloser(() => ({
    point,
    zoom: Math.min(map.getZoom() + CLOSER, map.getMaxZoom()),
  }));
  return <Marker position={point} icon={icon} riseOnHover eventHandlers={handlers} />;
}
