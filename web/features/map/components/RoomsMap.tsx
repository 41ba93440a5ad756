import { useMemo } from 'react';
import type { MappedRoom } from '#web/features/map/mapped.ts';
import { LIFT } from '#web/features/map/pin.ts';
import { useHeads } from '#web/features/map/useHeads.ts';
import { useView } from '#web/features/map/useView.ts';
import { BaseMap } from './BaseMap.tsx';
import { RoomPin } from './RoomPin.tsx';

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
