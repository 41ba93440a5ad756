import type { Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { laterStay } from '#shared/search/laterStay.ts';
import type { Stay } from '#shared/stay.ts';
import { formatShortDays, formatShortStay } from '#web/lib/format.ts';
import { nearbyPath } from '#web/lib/paths.ts';
import { serverToday } from '#web/lib/session.ts';
import type { Wish } from '#web/lib/wish.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import styles from './OtherWays.module.css';

interface Props {
  room: Pick<Room, 'location' | 'status'>;
  /** The days that are wanted, as far as they are known. */
  stay: Stay | undefined;
  /** The room's taken days; undefined where they are not known, or the room takes no bookings. */
  taken: readonly Day[] | undefined;
  /** What is looked for, which the search takes over. */
  wish: Partial<Wish>;
  /** Chooses the room's next free days. What stands around with a `tabIndex` of -1 has the focus then. */
  onChoose: (stay: Stay) => void;
  /** Whether its next free days are the one thing to do where it stands. @default false */
  leads?: boolean;
}

const filled = { look: 'primary', size: 'large', wide: true } as const;

/** The ways on where a room cannot be had: its next free days for as long, and the nearest rooms that fit. */
export function OtherWays({ room, stay, taken, wish, onChoose, leads = false }: Props) {
  const next = stay && taken && laterStay(taken, stay, serverToday());
  return (
    <div className={styles.ways} role="group" aria-label="Other ways">
      {next && (
        <Button
          {...(leads ? filled : ({ look: 'warm', size: 'small' } as const))}
          onClick={({ currentTarget }) => {
            // The button goes, and the focus with it: what it stands in takes the focus.
            currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
            onChoose(next);
          }}
        >
          {leads
            ? `Choose ${formatShortDays(next.startDate, next.endDate)}`
            : `Next free: ${formatShortStay(next.startDate, next.endDate)}`}
        </Button>
      )}
      <ButtonLink
        to={nearbyPath(room.location, { ...wish, ...stay })}
        {...(room.status === 'available'
          ? ({ look: 'outline', size: leads ? 'medium' : 'small', wide: leads } as const)
          : filled)}
      >
        Rooms nearby that fit
      </ButtonLink>
    </div>
  );
}
