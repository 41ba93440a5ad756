import type { Day } from '#shared/days.ts';
import type { Bar } from '#web/features/timeline/bars.ts';
import type { GridPlace } from '#web/features/timeline/cells.ts';
import type { Town } from '#web/features/timeline/filter.ts';
import type { DragTarget } from '#web/features/timeline/useBarDrag.ts';
import { TimelineRow } from './TimelineRow.tsx';

interface Props {
  town: Town;
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

/** The rooms of a town. Its name stands with each room, as most towns have one: a row of its own would double them. */
export const TownRows = ({ town, rows, indexOf, days, hasNarrowDays, place, target }: Props) => (
  <div role="rowgroup" aria-label={town.name}>
    {town.rooms.map((room) => {
      const index = indexOf.get(room.id) ?? 0;
      return (
        <TimelineRow
          key={room.id}
          room={room}
          town={town.name}
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
