import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#shared/messages.ts';
import type { Stay } from '#shared/stay.ts';
import { checkAvailability } from '#web/features/bookings/api/bookingThunks.ts';
import type { Input } from '#web/lib/api/client.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { useOpenedForm } from '#web/lib/forms/useOpenedForm.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { wishQuery, type Wish } from '#web/lib/wish.ts';

export type AvailabilityQuestion = Input<'bookings.availability'>;

/** What the server said, and of which days it said so. */
export interface AvailabilityVerdict {
  kind: 'free' | 'taken' | 'failed';
  message: string;
  question: AvailabilityQuestion;
}

const names = ['coldRoomId', 'startDate', 'endDate'] as const;

const resolver = lazyResolver<AvailabilityQuestion>(
  async () =>
    (await import('#web/features/bookings/form/availabilitySchema.ts')).availabilitySchema,
);

const nothing: AvailabilityQuestion = { coldRoomId: '', startDate: '', endDate: '' };

const openingOf = ({ coldRoomId, startDate, endDate }: Wish): AvailabilityQuestion => ({
  coldRoomId,
  startDate,
  endDate,
});

/** The question whether a room is free, kept in the address, and the answer to it. */
export function useAvailability() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const wish = useWish();
  const [verdict, setVerdict] = useState<AvailabilityVerdict>();
  const form = useOpenedForm<AvailabilityQuestion>(resolver, nothing, () => openingOf(wish)).form;
  const { subscribe } = form;

  // An answer stands for the question it was given to, and for no other.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => setVerdict(undefined) }),
    [subscribe],
  );

  const fail = (failure: Failure | undefined, question: AvailabilityQuestion) => {
    if (failure?.field && showAtField(failure, names, form.setError)) return;
    const taken = failure?.code === 'daysTaken' || failure?.code === 'roomUnavailable';
    const kind = taken ? 'taken' : 'failed';
    const message = failure ? explain(failure) : messages.checkAvailabilityFailed;
    setVerdict({ kind, message, question });
  };

  const check = async ({ coldRoomId, startDate, endDate }: AvailabilityQuestion) => {
    const question = { coldRoomId, startDate, endDate };
    setVerdict(undefined);
    // The answer comes below the button, where the reader is.
    const address = { search: wishQuery({ ...wish, ...question }) };
    void navigate(address, { replace: true, preventScrollReset: true });
    const result = await dispatch(checkAvailability(question));
    // Something else may have been chosen while it was on its way.
    if (names.some((name) => form.getValues(name) !== question[name])) return;
    if (checkAvailability.fulfilled.match(result)) {
      setVerdict({ kind: 'free', message: result.payload.message, question });
    } else fail(result.payload, question);
  };

  /** Asks the same of other days. */
  const choose = ({ startDate, endDate }: Stay) => {
    form.setValue('startDate', startDate);
    form.setValue('endDate', endDate);
    void form.handleSubmit(check)();
  };

  return { form, wish, verdict, choose, check: form.handleSubmit(check) };
}
