import { CLUSTERS } from '#web/features/map/clusterIcon.ts';
import { PRICES } from '#web/features/map/pricePin.ts';
import { useGroups } from '#web/features/map/useGroups.ts';
import { useHeads, useSight } from '#web/features/map/useHeads.ts';
import { useMarks } from '#web/features/map/useMarks.ts';
import type { Input } from '#web/lib/api/client.ts';
import { ClusterMark } from './ClusterMark.tsx';
import { GroupMark } from './GroupMark.tsx';
import { MapNote } from './MapNote.tsx';
import { RoomPin } from './RoomPin.tsx';

interface Props {
  input: Input<'rooms.map'>;
  lit: string | undefined;
  onLit: (id: string | undefined) => void;
}

/** Whether more is looked for than the type, by which rooms are counted anyhow. */
const isCompared = ({ town, product, kg, startDate, ...bounds }: Props['input']): boolean =>
  [
    town,
    product,
    kg,
    startDate,
    bounds.temperatureFrom,
    bounds.temperatureTo,
    bounds.minPrice,
    bounds.maxPrice,
  ].some((one) => one !== undefined);

/** The rooms in view: alone, or counted where they stand close together. */
export function Marks({ input, lit, onLit }: Props) {
  const { pins, clusters, exact, error, retry } = useMarks(input);
  const sight = useSight();
  const { groups, alone, frames } = useGroups(pins, sight);
  const heads = useHeads(alone, PRICES, sight, frames);
  const discs = useHeads(clusters, CLUSTERS, sight);
  return (
    <>
      {clusters.map((cluster, index) => (
        <ClusterMark
          key={cluster.point.join()}
          cluster={cluster}
          head={discs[index] ?? { x: 0, y: 0 }}
        />
      ))}
      {groups.map((group) => (
        <GroupMark
          key={group.rooms.map(({ id }) => id).join()}
          group={group}
          lit={group.rooms.some(({ id }) => id === lit)}
        />
      ))}
      {alone.map((pin, index) => (
        <RoomPin
          key={pin.room.id}
          pin={pin}
          head={heads[index]}
          lit={pin.room.id === lit}
          onLit={onLit}
        />
      ))}
      <MapNote exact={exact || !isCompared(input)} failed={error !== undefined} onRetry={retry} />
    </>
  );
}
