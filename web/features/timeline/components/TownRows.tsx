import type { Day } from '#shared/days.ts';
import type { Bar } from '#web/features/timeline/bars.ts';
import type { GridPlace } from '#web/features/timeline/cells.ts';
import type { Town } from '#web/features/timeline/filter.ts';
import type { DragTarget } from '#web/features/timeline/useBarDrag.ts';
import { TimelineRow } from './TimelineRow.tsx';

interface Props {
  town: Town;
  /** Whether it may have more rooms than are shown. */
  isCut: boolean;
  /** The bars of all rows of the grid. */
  rows: Bar[][];
  /** The row of a room, by its id. */
  indexOf: ReadonlyMap<string, number>;
  days: readonly Day[];
  hasNarrowDays: boolean;
  place: GridPlace;
  /** Where a stay that is dragged would be. */
  target: DragTarget | undefined;
}

/** The town as it stands above its first room; how many rooms it has where there are more. */
const titleOf = ({ name, rooms }: Town, isCut: boolean): string =>
  rooms.length > 1 || isCut ? `${name} (${rooms.length}${isCut ? '+' : ''})` : name;

/** The rooms of a town. Its name stands in its first row, as most towns have one room: a row of its own would double them. */
export const TownRows = ({
  town,
  isCut,
  rows,
  indexOf,
  days,
  hasNarrowDays,
  place,
  target,
}: Props) => (
  <div role="rowgroup" aria-label={town.name}>
    {town.rooms.map((room, at) => {
      const index = indexOf.get(room.id) ?? 0;
      return (
        <TimelineRow
          key={room.id}
          room={room}
          town={at === 0 ? titleOf(town, isCut) : undefined}
          bars={rows[index] ?? []}
          index={index}
          days={days}
          hasNarrowDays={hasNarrowDays}
          current={index === place.row ? place.day : undefined}
          target={target?.row === index ? target : undefined}
        />
      );
    })}
  </div>
);
