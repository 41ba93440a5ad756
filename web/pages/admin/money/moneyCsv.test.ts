import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { toCsv } from '#web/features/charts/csv.ts';
import { bookingsTable, paymentsTable } from './moneyCsv.ts';

test('payments are saved oldest first, with their sign', () => {
  const payment = {
    id: 'p',
    bookingId: 'b1',
    coldRoomName: 'Musanze store',
    userId: 'u1',
    userName: 'Keza Test',
    kind: 'refund',
    amount: -500,
    way: 'bank',
    reference: 'T-1',
    at: '2027-03-10T09:00:00.000Z',
    recordedBy: 'Test Admin',
  } as const;
  const receipt = { number: '2027-000001', code: 'CDFG' };
  const paid = {
    ...payment,
    receipt,
    bookingNumber: 'CR-4F7K2',
    amount: 900,
    way: 'cash',
  } as const;
  const csv = toCsv(paymentsTable([payment, { ...paid, kind: 'payment', reference: undefined }]));
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    '"10 Mar 2027, 11:00",2027-000001,CR-4F7K2,Keza Test,Musanze store,Payment,Cash,,900,Test Admin',
    '"10 Mar 2027, 11:00",,b1,Keza Test,Musanze store,Refund,Bank,T-1,-500,Test Admin',
  ]);
});

test('bookings are saved with what is due, paid and left', () => {
  const bookings = [
    bookingOf({ status: 'completed', paid: 1000 }),
    bookingOf({ number: 'CR-4F7K2', status: 'cancelled', paid: 10 }),
  ];
  expect(bookingsTable(bookings).rows.map((row) => [row[0], ...row.slice(-4)])).toEqual([
    ['CR-4F7K2', 'Cancelled', 0, 10, -10],
    ['b1', 'Completed', 3000, 1000, 2000],
  ]);
});
