import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { toCsv } from '#web/features/charts/csv.ts';
import { paymentOf } from '#web/features/payments/testing/entries.ts';
import { revenueIn, bookingsTable, paymentsTable } from './moneyCsv.ts';

test('payments are saved oldest first, with their sign', () => {
  const bank = { way: 'bank', reference: 'T-1' } as const;
  const payment = paymentOf({ ...bank, kind: 'refund', amount: -500 });
  const receipt = { number: '2027-000001', code: 'CDFG' };
  const paid = {
    ...payment,
    receipt,
    bookingNumber: 'CR-4F7K2',
    amount: 900,
    way: 'cash',
  } as const;
  const table = paymentsTable([payment, { ...paid, kind: 'payment', reference: undefined }]);
  expect(table.columns).toEqual([
    'Recorded',
    'Receipt',
    'Booking',
    'Client',
    'Room',
    'Kind',
    'Payment method',
    'Reference',
    'Amount Rwf',
    'Recorded by',
  ]);
  const csv = toCsv(table);
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    '"10 Mar 2027, 11:00",2027-000001,CR-4F7K2,Keza Test,Musanze store,Payment,Cash,,900,Test Admin',
    '"10 Mar 2027, 11:00",,b1,Keza Test,Musanze store,Refund,Bank,T-1,-500,Test Admin',
  ]);
});

test('bookings are saved by first day, with their revenue in the month, to pay, paid and owed', () => {
  const stay = { startDate: '2027-02-27', endDate: '2027-03-02', totalPrice: 4000 };
  const bookings = [
    bookingOf({ number: 'CR-4F7K2', status: 'cancelled', startDate: '2027-03-05', paid: 10 }),
    bookingOf({ ...stay, status: 'completed', paid: 1000 }),
  ];
  const { columns, rows } = bookingsTable(bookings, '2027-03');
  expect(columns).toEqual([
    'Booking',
    'Client',
    'Room',
    'First day',
    'Last day',
    'Status',
    'Revenue in Mar 2027 Rwf',
    'To pay in all Rwf',
    'Paid Rwf',
    'Owed Rwf',
  ]);
  expect(rows.map((row) => [row[0], ...row.slice(-5)])).toEqual([
    ['b1', 'Completed', 2000, 4000, 1000, 3000],
    ['CR-4F7K2', 'Cancelled', 0, 0, 10, -10],
  ]);
});

test.each([
  ['is not owed before it is approved', { status: 'pending' }, [0, 0, 0]],
  ['is not owed once it is refunded', { status: 'cancelled', paid: 0 }, [0, 0, 0]],
  ['leaves a fee to be paid', { status: 'cancelled', fee: 300, paid: 100 }, [300, 100, 200]],
  [
    'above its fee is to be refunded',
    { status: 'cancelled', fee: 300, paid: 900 },
    [300, 900, -600],
  ],
] as const)('what of a booking %s: to pay less paid is owed', (_, fields, sums) => {
  const { rows } = bookingsTable([bookingOf({ totalPrice: 4000, ...fields })], '2027-03');
  expect(rows[0]?.slice(-3)).toEqual(sums);
});

test('the sheet of the page places columns by names that they have', () => {
  const sheet = readFileSync(new URL('PlainTable.module.css', import.meta.url), 'utf8');
  const columns = [...paymentsTable([]).columns, ...bookingsTable([], '2027-03').columns];
  const placed = Array.from(
    sheet.matchAll(/\[data-column\^?='(?<name>[^']+)'\]/g),
    ({ groups }) => groups?.name ?? '',
  );
  const isThere = (name: string) => columns.some((column) => column.startsWith(name));
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.filter((name) => !isThere(name))).toEqual([]);
});

test('a booking of other months has no revenue in this one', () => {
  const booking = bookingOf({ status: 'approved', startDate: '2027-01-30', endDate: '2027-01-31' });
  expect(revenueIn('2027-03', booking)).toBe(0);
});
