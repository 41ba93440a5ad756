import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import type { Person } from '#shared/user.ts';
import { isOutOfDate, sendWithKey } from '#web/features/bookings/api/createBooking.ts';
import { isStay } from '#web/features/bookings/form/stayError.ts';
import { useTerms } from '#web/features/bookings/form/useTerms.ts';
import type { Who } from '#web/features/people/components/PersonPicker.tsx';
import { useChosenRoom } from '#web/features/roomPicker/useChosenRoom.ts';
import { call } from '#web/lib/api/client.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
import { useAppDispatch } from '#web/lib/state.ts';

export interface BookingFields {
  coldRoomId: string;
  startDate: string;
  endDate: string;
  status: 'approved' | 'pending';
}

const fallback = { fallback: messages.serverError };

/** The form by which an admin books for somebody: what is typed, what it costs, and what went wrong. */
export function useNewBooking(
  person: Person | undefined,
  known: Partial<BookingFields>,
  onBooked: (booking: Booking) => void,
) {
  const dispatch = useAppDispatch();
  const [who, setWho] = useState<Who | undefined>(person && { person });
  const [fields, setFields] = useState<BookingFields>({
    coldRoomId: '',
    startDate: '',
    endDate: '',
    status: 'approved',
    ...known,
  });
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Partial<Failure>>();
  const { room, setPicked, error, isMissing, retry } = useChosenRoom(fields.coldRoomId);
  const choose = (chosen: Room | undefined) => {
    setPicked(chosen);
    setFields({ ...fields, coldRoomId: chosen?.id ?? '' });
  };
  const total =
    room && isStay(fields) ? totalPrice(fields.startDate, fields.endDate, room.price) : undefined;

  const { terms, read, agreed } = useTerms(total !== undefined, setFailure);

  const bookFor = async ({ userId }: Person, price: number) => {
    const known = await agreed();
    if (!known) return;
    const { cancellation } = known;
    const booking = { ...fields, userId, totalPrice: price, ...(cancellation && { cancellation }) };
    onBooked(
      await sendWithKey(booking, (headers) =>
        call('bookings.bookFor', booking, { headers, ...fallback }),
      ),
    );
  };
  const send = async (chosen: Who, price: number) => {
    const known =
      'person' in chosen ? chosen.person : await call('people.create', chosen.caller, fallback);
    setWho({ person: known });
    await bookFor(known, price);
  };
  const submit = async () => {
    const missing = missingIn(who, fields, total);
    setFailure(missing);
    if (missing || !who || total === undefined) return;
    setPending(true);
    try {
      await send(who, total);
    } catch (error) {
      const refused = takeFailure(error, dispatch);
      if (isOutOfDate(refused)) retry();
      if (refused.code === 'termsChanged') void read();
      setFailure(refused);
    }
    setPending(false);
  };

  const shown = [
    'userId',
    'firstName',
    'lastName',
    'phoneNumber',
    'coldRoomId',
    'startDate',
    'endDate',
  ];
  const isShown = failure?.field !== undefined && shown.includes(failure.field);
  return {
    who,
    setWho,
    fields,
    setFields,
    room,
    choose,
    roomError: room || isMissing || fields.coldRoomId === '' ? undefined : error,
    retryRoom: retry,
    total,
    terms,
    pending,
    submit,
    at: (field: string) => (failure?.field === field ? failure.message : undefined),
    problem: failure && !isShown ? explain(failure as Failure) : undefined,
  };
}

/** The first thing that is not filled in. */
function missingIn(
  who: Who | undefined,
  fields: BookingFields,
  total: number | undefined,
): Partial<Failure> | undefined {
  if (!who) return { field: 'userId', message: 'Choose a client, or add a new one.' };
  if (!fields.coldRoomId) return { field: 'coldRoomId', message: 'Choose a room.' };
  if (!fields.startDate) return { field: 'startDate', message: 'Choose the first day.' };
  if (total === undefined) {
    return { field: 'endDate', message: 'Choose a last day that is not before the first.' };
  }
  return undefined;
}
