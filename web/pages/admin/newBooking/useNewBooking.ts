import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import type { Person } from '#shared/user.ts';
import { bookFor } from '#web/features/bookings/api/bookFor.ts';
import { isOutOfDate } from '#web/features/bookings/api/createBooking.ts';
import { isStay } from '#web/features/bookings/form/stayError.ts';
import { useTerms } from '#web/features/bookings/form/useTerms.ts';
import type { Who } from '#web/features/people/components/PersonPicker.tsx';
import { useChosenRoom } from '#web/features/roomPicker/useChosenRoom.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { send, type Sent } from '#web/lib/api/send.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { isAtField, missingIn, type BookingFields } from './missingIn.ts';

const noFields: BookingFields = { coldRoomId: '', startDate: '', endDate: '', status: 'approved' };

/** Who is booked for, and the way to add somebody new before they are. */
function useWho(person: Person | undefined) {
  const dispatch = useAppDispatch();
  const [who, setWho] = useState<Who | undefined>(person && { person });
  /** Answers somebody who can be booked for. A caller who was added is not added again where the booking then fails. */
  const settle = async (chosen: Who): Promise<Sent<Person>> => {
    if ('person' in chosen) return { data: chosen.person };
    const options = { fallback: messages.serverError };
    const added = await dispatch(send('people.create', chosen.caller, options));
    if (added.data) setWho({ person: added.data });
    return added;
  };
  return { who, setWho, settle };
}

/** The room and the days, and what they cost once both are whole. */
function useFields(known: Partial<BookingFields>) {
  const [fields, setFields] = useState<BookingFields>({ ...noFields, ...known });
  const { room, setPicked, error, isMissing, retry } = useChosenRoom(fields.coldRoomId);
  const choose = (chosen: Room | undefined) => {
    setPicked(chosen);
    setFields({ ...fields, coldRoomId: chosen?.id ?? '' });
  };
  const roomError = room || isMissing || fields.coldRoomId === '' ? undefined : error;
  const total =
    room && isStay(fields) ? totalPrice(fields.startDate, fields.endDate, room.price) : undefined;
  return { fields, setFields, room, choose, roomError, retryRoom: retry, total };
}

/** The form by which the staff book for somebody: what is typed, what it costs, and what went wrong. */
export function useNewBooking(
  person: Person | undefined,
  known: Partial<BookingFields>,
  onBooked: (booking: Booking) => void,
) {
  const dispatch = useAppDispatch();
  const { who, setWho, settle } = useWho(person);
  const form = useFields(known);
  const { fields, total, retryRoom } = form;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Partial<Failure>>();
  const { terms, read, agreed } = useTerms(total !== undefined, setFailure);

  /** Answers why it was not booked; terms that could not be read are told by `agreed`. */
  const book = async (chosen: Who, price: number): Promise<Failure | undefined> => {
    const settled = await settle(chosen);
    if (settled.failure) return settled.failure;
    const accepted = await agreed();
    if (!accepted) return undefined;
    const { userId } = settled.data;
    const { data, failure: refused } = await dispatch(
      bookFor({ ...fields, userId, totalPrice: price, ...accepted }),
    );
    if (data) onBooked(data);
    return refused;
  };
  const submit = async () => {
    const missing = missingIn(who, fields, total);
    setFailure(missing);
    if (missing || !who || total === undefined) return;
    setPending(true);
    const refused = await book(who, total);
    if (refused) {
      if (isOutOfDate(refused)) retryRoom();
      if (refused.code === 'termsChanged') void read();
      setFailure(refused);
    }
    setPending(false);
  };
  return {
    ...form,
    who,
    setWho,
    terms,
    pending,
    submit,
    at: (field: string) => (failure?.field === field ? failure.message : undefined),
    problem: failure && !isAtField(failure) ? explain(failure as Failure) : undefined,
  };
}
