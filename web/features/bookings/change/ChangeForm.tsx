import { lazy, type SubmitEvent } from 'react';
import type { Booking } from '#shared/booking.ts';
import { addMonths, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DateField } from '#web/ui/inputs.tsx';
import { totalFacts, type Wanted } from './changeView.ts';
import { useChange } from './useChange.ts';
import styles from './ChangeForm.module.css';

const RoomSelect = lazy(() => import('./RoomSelect.tsx'));

interface Props {
  booking: Booking;
  withRoom: boolean;
  /** What the form begins with. */
  wanted: Wanted | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** Which room and which days the booking is to have, what that costs and what is in the way. */
export function ChangeForm({ booking, withRoom, wanted: first, onClose, onDone }: Props) {
  const { wanted, choose, view, refusal, pending, canSend, send } = useChange(
    booking,
    first,
    onDone,
  );
  const today = todayInKigali();
  const hasBegun = booking.startDate < today;
  const last = addMonths(today, limits.monthsAhead);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {withRoom && !hasBegun && (
        <LazyPart waiting={<Skeleton className={styles.ghost} />}>
          <RoomSelect
            booking={booking}
            value={wanted.coldRoomId}
            onChoose={(coldRoomId) => choose({ coldRoomId })}
          />
        </LazyPart>
      )}
      {hasBegun && <p className="muted">This stay has begun: its last day can change.</p>}
      <DateField
        label="First day"
        min={today}
        max={last}
        disabled={hasBegun}
        value={wanted.startDate}
        onChange={({ target }) => choose({ startDate: target.value })}
      />
      <DateField
        label="Last day"
        min={wanted.startDate > today ? wanted.startDate : today}
        max={last}
        value={wanted.endDate}
        onChange={({ target }) => choose({ endDate: target.value })}
      />
      <div role="status">
        <FactList facts={totalFacts(booking.totalPrice, view.total)} />
        {view.problem && (
          <p>
            <Icon name="warning" /> {view.problem}
          </p>
        )}
      </div>
      <FormProblem text={refusal} />
      <div className={styles.actions}>
        <Button look="outline" disabled={pending} onClick={onClose}>
          Keep as it is
        </Button>
        <Button type="submit" disabled={!canSend} pending={pending} pendingText="Changing...">
          Change booking
        </Button>
      </div>
    </form>
  );
}
