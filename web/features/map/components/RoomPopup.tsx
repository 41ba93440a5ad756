import { useEffect, useRef } from 'react';
import type { RoomCard } from '#shared/search/card.ts';
import { stayProblem } from '#shared/stay.ts';
import { Capacity } from '#web/features/rooms/index.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { roomPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';
import type { Wish } from '#web/lib/wish.ts';
import styles from './map.module.css';

interface Props {
  room: RoomCard;
  taken: boolean;
  /** Whether it shows: once it has, it stays in the page. */
  open: boolean;
}

/** Whether the days looked for are free, as the map has asked; undefined where none are. */
const daysOf = ({ startDate, endDate }: Wish, taken: boolean) => {
  if (taken) return 'taken';
  const hasDays = startDate !== '' && !stayProblem({ startDate, endDate }, serverToday());
  return hasDays ? 'free' : undefined;
};

/** What a pin says of its room. It opens with the focus on its link, which the keyboard would not find. */
export function RoomPopup({ room, taken, open }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const wish = useWish();
  useEffect(() => {
    if (!open) return;
    // Leaflet hides a popup while it lays it out, and what is hidden takes no focus.
    const frame = requestAnimationFrame(() => link.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return (
    <div className={styles.popup}>
      <Link to={roomPath(room.id, wish)} ref={link} className={styles.name}>
        {room.name}
      </Link>
      <span>{room.location}</span>
      <span>
        <strong className="whole">{formatNumber(room.price)}</strong> Rwf / Day
      </span>
      <Capacity room={room} days={daysOf(wish, taken)} />
      {taken && <span>Taken on your days</span>}
    </div>
  );
}
