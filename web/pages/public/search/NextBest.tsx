import { temperaturesOf } from '#shared/fitsGoods.ts';
import { RoomCard } from '#web/features/rooms/components/RoomCard.tsx';
import { stayOf, type RoomFilter } from '#web/features/rooms/filter.ts';
import type { Input, Output } from '#web/lib/api/client.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import styles from './NextBest.module.css';

/** A room that is offered; one that is not free on the days looked for has its next ones. */
type Offer = NonNullable<Output<'rooms.search'>['nearby']>[number];

/** The question that a filter asks the server, which knows towns by their other names as well. */
function questionOf(filter: RoomFilter): Input<'rooms.search'> {
  const { roomType, city, weight, productType } = filter;
  const temperatures = temperaturesOf(productType);
  return {
    limit: 6,
    ...(roomType && { roomType }),
    ...(city.trim() && { town: city.trim() }),
    ...(weight && { kg: Number(weight) }),
    ...(temperatures.length > 0 && {
      temperatureFrom: Math.min(...temperatures.map(([from]) => from)),
      temperatureTo: Math.max(...temperatures.map(([, to]) => to)),
    }),
    ...stayOf(filter),
  };
}

/**
 * What comes next to a search that found nothing: the rooms of the town that was meant, or else the
 * nearest that fit, each with its next free days. Where the server has none or fails, nothing is shown.
 */
export default function NextBest({ filter }: { filter: RoomFilter }) {
  const { data } = useCall('rooms.search', questionOf(filter), '');
  const found = data?.rooms ?? [];
  const offers: Offer[] = found.length > 0 ? found : (data?.nearby ?? []);
  if (offers.length === 0) return null;
  const meant = found.length > 0 ? data?.place?.name : undefined;
  return (
    <section aria-labelledby="next-best" className={styles.part}>
      <h2 id="next-best">{meant ? `Rooms in ${meant}` : 'The nearest rooms that fit'}</h2>
      <ul className={styles.list}>
        {offers.map((room) => (
          <li key={room.id} className={styles.item}>
            <RoomCard room={room} free={room.free} />
          </li>
        ))}
      </ul>
    </section>
  );
}
