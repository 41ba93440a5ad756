import { LIFT } from '#web/features/map/pin.ts';
import { useHeads } from '#web/features/map/useHeads.ts';
import { useMarks } from '#web/features/map/useMarks.ts';
import type { Input } from '#web/lib/api/client.ts';
import { ClusterMark } from './ClusterMark.tsx';
import { MapNote } from './MapNote.tsx';
import { RoomPin } from './RoomPin.tsx';

interface Props {
  input: Input<'rooms.map'>;
  lit: string | undefined;
  onLit: (id: string | undefined) => void;
}

/** The rooms in view: alone, or counted where they stand close together. */
export function Marks({ input, lit, onLit }: Props) {
  const { pins, clusters, exact, error, retry } = useMarks(input);
  const heads = useHeads(pins.map(({ point }) => point));
  return (
    <>
      {clusters.map((cluster) => (
        <ClusterMark key={cluster.point.join()} cluster={cluster} />
      ))}
      {pins.map((pin, index) => (
        <RoomPin
          key={pin.room.id}
          pin={pin}
          head={heads[index] ?? { x: 0, y: -LIFT }}
          lit={pin.room.id === lit}
          onLit={onLit}
        />
      ))}
      <MapNote exact={exact} failed={error !== undefined} onRetry={retry} />
    </>
  );
}
