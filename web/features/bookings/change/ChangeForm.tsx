import { lazy, type SubmitEvent } from 'react';
import type { Booking } from '#shared/booking.ts';
import { addMonths } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { serverToday } from '#web/lib/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DateField, TextArea } from '#web/ui/inputs.tsx';
import { changeModes, type ChangeMode } from './changeModes.ts';
import { begunWords, hasBegun, totalFacts, type Wanted } from './changeView.ts';
import { useChange } from './useChange.ts';
import styles from './ChangeForm.module.css';

const RoomSelect = lazy(() => import('./RoomSelect.tsx'));

interface Props {
  booking: Booking;
  withRoom: boolean;
  mode: ChangeMode;
  /** What the form begins with. */
  wanted: Wanted | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** Which room and which days the booking is to have, what that costs and what is in the way. */
export function ChangeForm({ booking, withRoom, mode, wanted: first, onClose, onDone }: Props) {
  const { wanted, choose, words, setWords, view, refusal, pending, canSend, send } = useChange(
    booking,
    first,
    mode,
    onDone,
  );
  const { yes, pendingText, no } = changeModes[mode];
  const today = serverToday();
  const begun = hasBegun(booking, today);
  const last = addMonths(today, limits.monthsAhead);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {withRoom && !begun && (
        <LazyPart waiting={<Skeleton className={styles.ghost} />}>
          <RoomSelect
            booking={booking}
            value={wanted.coldRoomId}
            onChoose={(coldRoomId) => choose({ coldRoomId })}
          />
        </LazyPart>
      )}
      {begun && <p className="muted">{begunWords(withRoom)}</p>}
      <DateField
        label="First day"
        min={today}
        max={last}
        disabled={begun}
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
      {mode === 'ask' && (
        <TextArea
          label="In your own words"
          optional
          rows={2}
          maxLength={limits.reasonCharacters}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
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
          {no}
        </Button>
        <Button type="submit" disabled={!canSend} pending={pending} pendingText={pendingText}>
          {yes}
        </Button>
      </div>
    </form>
  );
}
