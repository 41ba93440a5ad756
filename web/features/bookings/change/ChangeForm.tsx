import type { SubmitEvent } from 'react';
import type { Booking } from '#shared/booking.ts';
import { addMonths, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { useRooms } from '#web/features/rooms/index.ts';
import { formatRwf } from '#web/lib/format.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { DateField, Select } from '#web/ui/inputs.tsx';
import type { useChange } from './useChange.ts';

type Props = { id: string; booking: Booking; withRoom: boolean } & ReturnType<typeof useChange>;

/** Which room and which days the booking is to have, what that costs and what is in the way. */
export function ChangeForm({ id, booking, withRoom, ...form }: Props) {
  const { wanted, choose, total, problem, refusal, send } = form;
  const today = todayInKigali();
  const hasBegun = booking.startDate < today;
  const last = addMonths(today, limits.monthsAhead);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <form id={id} className="stack" noValidate onSubmit={submit}>
      {withRoom && !hasBegun && (
        <RoomSelect
          booking={booking}
          value={wanted.coldRoomId}
          onChoose={(coldRoomId) => choose({ coldRoomId })}
        />
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
        <FactList facts={factsOf(booking.totalPrice, total)} />
        {problem && (
          <p>
            <Icon name="warning" /> {problem}
          </p>
        )}
      </div>
      <FormProblem text={refusal} />
    </form>
  );
}

const factsOf = (before: number, total: number | undefined): [string, string][] => [
  ['Total before', formatRwf(before)],
  ['New total', total === undefined ? '–' : formatRwf(total)],
  ['Difference', total === undefined ? '–' : differenceWords(total - before)],
];

const differenceWords = (difference: number): string =>
  difference > 0 ? `+${formatRwf(difference)}` : formatRwf(difference);

interface RoomSelectProps {
  booking: Booking;
  value: string;
  onChoose: (coldRoomId: string) => void;
}

/** The rooms to choose from: those that take bookings, and the booking's own. */
function RoomSelect({ booking, value, onChoose }: RoomSelectProps) {
  const { rooms } = useRooms();
  const others = rooms.filter(
    ({ id, status }) => status === 'available' && id !== booking.coldRoomId,
  );
  return (
    <Select label="Room" value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value={booking.coldRoomId}>{booking.coldRoomName}</option>
      {others.map(({ id, name, location }) => (
        <option key={id} value={id}>
          {name}, {location}
        </option>
      ))}
    </Select>
  );
}
