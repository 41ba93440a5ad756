import { describe, expect, it } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { dateRange, formatDollars, receiptFacts } from './receiptFacts.ts';

const booking: Booking = {
  id: 'b1',
  bookingId: 'b1',
  coldRoomId: 'r1',
  coldRoomName: 'Huye Milk Room',
  coldRoomLocation: 'Ngoma, Huye',
  userId: 'u1',
  userName: 'Keza Test',
  customerName: 'Keza Test',
  startDate: '2027-01-03',
  endDate: '2027-01-05',
  status: 'approved',
  totalPrice: 36_000,
  roomType: 'Cold Room',
  date: '2026-12-01T08:00:00.000Z',
};

describe('a receipt', () => {
  it('says what was given [S3.14]', () => {
    const given = { ...booking, service: 'cold_room', productType: 'Milk', weight: 1_250 } as const;
    expect(receiptFacts(given)).toEqual([
      ['Service', 'Cold room'],
      ['Product Type', 'Milk'],
      ['Weight in kg', '1,250'],
      ['Location', 'Ngoma, Huye'],
      ['Date Range', '3 Jan 2027 - 5 Jan 2027'],
    ]);
  });

  it('leaves out what was not given, and says N/A for days that are missing [S2.89]', () => {
    expect(receiptFacts(booking).map(([name]) => name)).toEqual(['Location', 'Date Range']);
    expect(dateRange({ startDate: '2027-01-03' })).toBe('N/A');
    expect(dateRange({})).toBe('N/A');
  });

  it('writes dollars with a dollar sign', () => {
    expect(formatDollars(1_230)).toBe('$1,230');
    expect(formatDollars(30.14)).toBe('$30.14');
    expect(formatDollars(30.1)).toBe('$30.10');
  });
});
