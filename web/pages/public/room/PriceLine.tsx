import type { Room } from '#shared/room.ts';
import { formatNumber } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { freeInShort } from './freeWords.ts';
import type { NextStep } from './nextStep.ts';
import styles from './PriceLine.module.css';

interface Props {
  step: NextStep;
  className: string | undefined;
}

/** What a room costs a day. */
export const Price = ({ room }: { room: Pick<Room, 'price'> }) => (
  <span className={styles.price}>
    <strong className="whole">{formatNumber(room.price)}</strong> Rwf / Day
  </span>
);

/** What a room costs a day, and beside it from when on it is free. */
export const PriceLine = ({ step, className }: Props) => (
  <div className={cx(styles.line, className)}>
    <p>
      <Price room={step.room} />
    </p>
    <FreeBadge {...step} />
  </div>
);

/** From when on it can be had, once its days are known. Of a closed room, or of chosen days, other words say that. */
function FreeBadge({ room, chosen, taken }: NextStep) {
  if (room.status !== 'available' || chosen || !taken) return null;
  const { words, isToday } = freeInShort(taken, serverToday());
  return <Badge tone={isToday ? 'good' : 'info'}>{words}</Badge>;
}
