import { useRef, useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { rateBooking } from '#web/features/bookings/index.ts';
import { explain } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** Text as one line: a text area takes breaks, a rating's sentence has none. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A rating as it is being written. */
export interface RatingDraft {
  stars: number | undefined;
  comment: string;
}

/** A rating that is written, and what went wrong in sending it, if anything. */
export function useRating({ id }: Booking, earlier: RatingDraft, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(earlier);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const firstStar = useRef<HTMLInputElement>(null);

  const change = (part: Partial<RatingDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
  };

  const send = async () => {
    const { stars, comment } = draft;
    if (stars === undefined) {
      setProblem('Choose 1 to 5 stars.');
      firstStar.current?.focus();
      return;
    }
    setPending(true);
    const result = await dispatch(rateBooking({ id, stars, comment: oneLine(comment) }));
    setPending(false);
    if (rateBooking.fulfilled.match(result)) {
      notify.success('Thank you for your rating!');
      onDone();
      return;
    }
    const failure = result.payload;
    setProblem(failure ? explain(failure) : messages.unknownError);
  };
  return { draft, change, problem, pending, firstStar, send };
}
