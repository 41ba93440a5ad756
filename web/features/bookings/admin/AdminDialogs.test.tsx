import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { makeStore } from '#web/app/store.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { AdminDialogs } from './AdminDialogs.tsx';

/** The words of the dialogs about a booking, without their markup. */
const wordsOf = (action: 'reject' | 'cancel'): string => {
  const booking = bookingOf({ customerName: 'Keza Uwase', coldRoomName: 'Musanze store' });
  return renderToStaticMarkup(
    <Provider store={makeStore()}>
      <AdminDialogs open={{ action, booking }} close={() => undefined} />
    </Provider>,
  ).replace(/<[^>]*>/g, '');
};

test.each(['reject', 'cancel'] as const)(
  'whoever is about to %s a booking reads of which room, for which customer and for which days',
  (action) => {
    expect(wordsOf(action)).toContain(
      'Musanze store for Keza Uwase, 1\u00a0–\u2060\u00a03\u00a0Apr\u00a02027 (3\u00a0days). The ',
    );
  },
);
