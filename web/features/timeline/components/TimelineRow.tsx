import { memo } from 'react';
import type { Day } from '#shared/days.ts';
import { roomStatusLabels } from '#shared/roomStatus.ts';
import type { TimelineRoom } from '#shared/timeline.ts';
import { isLive } from '#shared/transitions.ts';
import type { Bar } from '#web/features/timeline/bars.ts';
import { barAt } from '#web/features/timeline/cells.ts';
import { shownOf } from '#web/features/timeline/drag.ts';
import type { DragTarget } from '#web/features/timeline/useBarDrag.ts';
import { barWords, statusOfStay } from '#web/features/timeline/words.ts';
import { formatDay } from '#web/lib/format.ts';
import { initials } from '#web/lib/initials.ts';
import { cx } from '#web/ui/cx.ts';
import { columnsOf } from './columnsOf.ts';
import styles from './Timeline.module.css';

interface Props {
  room: TimelineRoom;
  /** The town that it is in. */
  town: string;
  bars: Bar[];
  /** Its place among all rows, from 0. */
  index: number;
  days: readonly Day[];
  hasNarrowDays: boolean;
  /** The day of this row that Tab leads to, if any. */
  current: number | undefined;
  /** Where a stay that is dragged would be in this row. */
  target: DragTarget | undefined;
}

/**
 * A room and its bars. Free days have no element of their own, except the one that Tab leads to: the grid
 * tells by where it was pressed which day is meant.
 */
export const TimelineRow = memo(function TimelineRow({
  room,
  town,
  bars,
  index,
  days,
  hasNarrowDays,
  current,
  target,
}: Props) {
  const from = days[0] ?? '';
  const dropped = target && shownOf(target, days.length);
  const currentBar = current === undefined ? undefined : barAt(bars, current);
  return (
    <div role="row" className={cx(styles.row, room.unavailable && styles.shut)} data-row={index}>
      <RowHead room={room} town={town} />
      {bars.map((bar) => {
        const { shown, said } = barWords(bar, room.name, from);
        const short = hasNarrowDays && bar.first === bar.last ? initials(shown) : undefined;
        // What stands on the bar is part of its name: whoever speaks to the machine says what they see.
        const name = short ? `${said}, ${short}` : said;
        return (
          <div
            key={bar.id}
            role="gridcell"
            className={cx(styles.cell, short && styles.day)}
            style={columnsOf(bar.first, bar.last)}
          >
            <button
              type="button"
              className={cx(
                styles.bar,
                bar.kind === 'closure' ? styles.closure : styles[statusOfStay(bar.stay)],
                bar.kind === 'stay' && isLive(statusOfStay(bar.stay)) && styles.live,
                bar.before && styles.before,
                bar.after && styles.after,
              )}
              tabIndex={bar === currentBar ? 0 : -1}
              aria-label={name}
              title={said}
              data-bar={bar.id}
            >
              <span className={styles.label}>{shown}</span>
              {short && <span className={styles.short}>{short}</span>}
            </button>
          </div>
        );
      })}
      {dropped && (
        <span
          aria-hidden="true"
          className={cx(styles.target, target.isHeld && styles.held)}
          style={columnsOf(...dropped)}
        />
      )}
      {current !== undefined && !currentBar && (
        <div role="gridcell" className={styles.cell} style={columnsOf(current, current)}>
          <button
            type="button"
            className={styles.free}
            tabIndex={0}
            data-day={current}
            aria-label={`Free, ${room.name}, ${formatDay(days[current] ?? from)}: book or close`}
          />
        </div>
      )}
    </div>
  );
});

/** The room's name with its town, which is read once, as the group of rows is named after it. */
const RowHead = ({ room, town }: Pick<Props, 'room' | 'town'>) => (
  <div role="rowheader" className={styles.name}>
    <span className={styles.roomName} title={room.name}>
      {room.name}
    </span>
    <span className={styles.townName} aria-hidden="true">
      {town}
    </span>
    {room.unavailable && <span className={styles.note}>{roomStatusLabels.unavailable}</span>}
  </div>
);
