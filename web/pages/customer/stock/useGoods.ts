import { useRef, useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { updateGoods } from '#web/features/bookings/api/bookingThunks.ts';
import { explain } from '#web/lib/api/failure.ts';
import { pointForComma } from '#web/lib/forms/decimalComma.ts';
import { focusField } from '#web/lib/forms/focusField.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

const fields = ['productType', 'weight'] as const;

interface GoodsProblem {
  text: string;
  /** The field it is about, where it is about one. */
  field: (typeof fields)[number] | undefined;
}

/** The form for the goods of a booking; an empty field deletes its value. */
export function useGoods(booking: Booking, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [goods, setGoods] = useState({
    productType: booking.productType ?? '',
    weight: booking.weight === undefined ? '' : String(booking.weight),
  });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<GoodsProblem>();
  /** The form, whose fields have the names that a failure calls them by. */
  const form = useRef<HTMLFormElement>(null);

  const send = async () => {
    const weight = pointForComma(goods.weight.trim());
    setPending(true);
    setProblem(undefined);
    const result = await dispatch(
      updateGoods({ id: booking.id, productType: goods.productType, weight: weight || null }),
    );
    setPending(false);
    if (updateGoods.fulfilled.match(result)) {
      notify.success('What you store has been saved.');
      onDone();
      return;
    }
    const failure = result.payload;
    const field = fields.find((name) => name === failure?.field);
    setProblem({ text: failure ? explain(failure) : messages.unknownError, field });
    if (field) focusField(form.current, field);
  };
  return { goods, setGoods, form, problem, pending, send };
}
