import { useMemo, type CSSProperties, type FocusEvent, type MouseEvent } from 'react';
import type { Day } from '#shared/days.ts';
import type { TimelineRoom } from '#shared/timeline.ts';
import { barsOf, type Bar } from '#web/features/timeline/bars.ts';
import { barAt } from '#web/features/timeline/cells.ts';
import type { Town } from '#web/features/timeline/filter.ts';
import { isWeekend } from '#web/features/timeline/range.ts';
import { useBarDrag } from '#web/features/timeline/useBarDrag.ts';
import { useGridPlace } from '#web/features/timeline/useGridPlace.ts';
import { stayOfBar } from '#web/features/timeline/words.ts';
import { serverToday } from '#web/lib/session.ts';
import { cx } from '#web/ui/cx.ts';
import { DayHeads } from './DayHeads.tsx';
import { TownRows } from './TownRows.tsx';
import { dayPressed } from './dayPressed.ts';
import styles from './Timeline.module.css';

/** More rooms than these are drawn only where they are in sight: to draw all would hold up the page. */
const MANY = 50;

interface Props {
  towns: Town[];
  days: readonly Day[];
  hasNarrowDays: boolean;
  onBar: (bar: Bar, room: TimelineRoom) => void;
  onFree: (room: TimelineRoom, day: Day) => void;
  /** A stay was dragged to other days, or to another room; nothing is changed yet. */
  onDrop: (id: string, wanted: { coldRoomId: string; startDate: Day; endDate: Day }) => void;
}

/** Rooms × days. Everything in it is one stop of Tab, and arrow keys lead over bars and free days. */
export function TimelineGrid({ towns, days, hasNarrowDays, onBar, onFree, onDrop }: Props) {
  const count = days.length;
  const rooms = useMemo(() => towns.flatMap((town) => town.rooms), [towns]);
  const rows = useMemo(() => rooms.map((room) => barsOf(room, count)), [rooms, count]);
  const indexOf = useMemo(() => new Map(rooms.map(({ id }, index) => [id, index])), [rooms]);
  const ids = useMemo(() => rooms.map(({ id }) => id), [rooms]);
  const { grid, place, goTo, onKeyDown } = useGridPlace(ids, rows, count);
  const drag = useBarDrag(rows, count, (bar, { row, first, last }) => {
    const [start, room] = [days[0], rooms[row]];
    if (!start || !room) return;
    const wanted = { coldRoomId: room.id, ...stayOfBar([first, last], start) };
    onDrop(bar.id, wanted);
  });
  const today = serverToday();

  const onClick = ({ target, clientX, detail }: MouseEvent) => {
    // A click of the keyboard, which counts no presses, is never the end of a drag.
    if (detail > 0 && drag.endedDrag()) return;
    const element = target as HTMLElement;
    const row = Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? NaN);
    const room = rooms[row];
    if (!room || element.closest('[role="rowheader"]')) return;
    const pressed = element.closest<HTMLElement>('button')?.dataset;
    const bar = rows[row]?.find(({ id }) => id === pressed?.bar);
    const day = bar?.first ?? Number(pressed?.day ?? dayPressed(element, clientX, count));
    goTo({ row, day });
    if (bar) onBar(bar, room);
    else if (days[day]) onFree(room, days[day]);
  };

  /** Whatever has got the focus is where arrow keys go on from. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? NaN);
    const bar = rows[row]?.find(({ id }) => id === target.dataset.bar);
    if (bar && bar !== barAt(rows[place.row] ?? [], place.day)) goTo({ row, day: bar.first });
  };

  return (
    <div className={styles.frame} style={{ '--days': count } as CSSProperties}>
      <div
        ref={grid}
        role="grid"
        aria-label="Rooms and days"
        aria-colcount={count + 1}
        className={cx(
          styles.grid,
          rooms.length > MANY && styles.many,
          drag.target && styles.dragging,
        )}
        {...drag.handlers}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={onFocus}
      >
        {days.map(
          (day, at) =>
            (day === today || isWeekend(day)) && (
              <span
                key={day}
                aria-hidden="true"
                className={cx(styles.column, day === today && styles.today)}
                style={{ '--at': at } as CSSProperties}
              />
            ),
        )}
        <DayHeads days={days} today={today} />
        {towns.map((town) => (
          <TownRows
            key={town.key}
            town={town}
            rows={rows}
            indexOf={indexOf}
            days={days}
            hasNarrowDays={hasNarrowDays}
            place={place}
            target={drag.target}
          />
        ))}
      </div>
    </div>
  );
}
