import { useEffect, useMemo, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { BaseMap } from './BaseMap.tsx';
import { calm } from './calm.ts';
import { HEAD, LIFT } from './pin.ts';
import type { MappedRoom } from './mapped.ts';
import { RoomPin } from './RoomPin.tsx';
import { bounds, type Point } from './rwanda.ts';
import { useHeads } from './useHeads.ts';

export interface RoomsMapProps {
  pins: MappedRoom[];
  /** Whether to look at the pins closely; else the whole country is shown. */
  close: boolean;
  /** The room that is pointed at, on the map or in the list. */
  lit: string | undefined;
  onLit: (id: string | undefined) => void;
}

/** The search page's map. */
export default function RoomsMap(props: RoomsMapProps) {
  return (
    <BaseMap name="Map of the rooms found">
      <Pins {...props} />
    </BaseMap>
  );
}

function Pins({ pins, close, lit, onLit }: RoomsMapProps) {
  useView(pins, close);
  const points = useMemo(() => pins.map(({ point }) => point), [pins]);
  const heads = useHeads(points);
  return pins.map((pin, index) => (
    <RoomPin
      key={pin.room.id}
      pin={pin}
      head={heads[index] ?? { x: 0, y: -LIFT }}
      lit={pin.room.id === lit}
      onLit={onLit}
    />
  ));
}

/**
 * Looks at what was found, anew where something else is found: not with each rendering of the same.
 * The first view is there at once, so that no pin moves away from under a pointer that is on its way.
 */
function useView(pins: MappedRoom[], close: boolean): void {
  const map = useMap();
  const seen = useRef(false);
  const view = JSON.stringify(close ? pins.map(({ point }) => point) : []);
  useEffect(() => {
    const points = JSON.parse(view) as Point[];
    map.fitBounds(points.length > 0 ? points : bounds, {
      maxZoom: 12,
      paddingTopLeft: [HEAD, HEAD + LIFT],
      paddingBottomRight: [HEAD, HEAD],
      animate: seen.current && !calm(),
    });
    seen.current = true;
  }, [map, view]);
}
