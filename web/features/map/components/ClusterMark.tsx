import { useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { Place } from '#web/features/map/boxes.ts';
import { clusterIcon } from '#web/features/map/clusterIcon.ts';
import type { MappedCluster } from '#web/features/map/useMarks.ts';
import { prefersReducedMotion } from '#web/lib/hooks/useMedia.ts';

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
  const look = () => {
    // The mark is gone then; the keyboard goes on at the map.
    map.getContainer().focus({ preventScroll: true });
    map.setView(point, Math.min(map.getZoom() + CLOSER, map.getMaxZoom()), {
      animate: !prefersReducedMotion(),
    });
  };
  return (
    <Marker
      position={point}
      icon={icon}
      riseOnHover
      eventHandlers={{
        click: look,
        // Leaflet makes a click of Enter only where a popup opens.
        keypress: ({ originalEvent }) => {
          if (originalEvent.key === 'Enter') look();
        },
      }}
    />
  );
}
