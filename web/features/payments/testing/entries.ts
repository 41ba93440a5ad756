import type { Invoice } from '#shared/invoice.ts';
import type { Payment } from '#shared/payment.ts';

/** A made-up invoice with these fields. */
export const invoiceOf = (wanted: Partial<Invoice> = {}): Invoice => ({
  number: 'INV-2027-000001',
  code: 'CDFGHJKM2345',
  bookingId: 'b1',
  nth: 1,
  coldRoomName: 'Musanze store',
  startDate: '2027-03-10',
  endDate: '2027-03-12',
  due: 11_800,
  paid: 0,
  at: '2027-03-01T09:00:00.000Z',
  issuedBy: 'Test Admin',
  ...wanted,
});

/** A made-up payment with these fields. */
export const paymentOf = (wanted: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  bookingId: 'b1',
  coldRoomName: 'Musanze store',
  userId: 'u1',
  userName: 'Keza Test',
  kind: 'payment',
  amount: 11_800,
  way: 'cash',
  at: '2027-03-10T09:00:00.000Z',
  recordedBy: 'Test Admin',
  ...wanted,
});

/** What is known of the money of a booking for which nothing was paid yet. @param due the rent in Rwf */
export const unpaid = (due = 0) => ({
  due,
  paid: 0,
  rest: due,
  payments: [],
  claims: [],
  invoices: [],
});
