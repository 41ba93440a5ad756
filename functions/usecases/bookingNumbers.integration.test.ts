import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isRefusal } from '#functions/errors.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { reserveNumber } from '#functions/store/bookings/bookingWrites.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { useFaults } from '#functions/testing/faults.ts';
import { requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { NUMBER_ALPHABET, type NumberLength } from '#shared/bookingNumber.ts';
import { bookRoom } from './bookRoom.ts';

useTable();
const { plan, over } = useFaults();

/** Numbers that no other test of this file draws. */
let made = 0;
const newNumber = (): string => {
  made += 1;
  return `CR-TEST${made}`;
};

/** Draws these, one after the other, then new ones. */
const drawing = (...numbers: string[]) => {
  const left = [...numbers];
  return vi.fn<(length: NumberLength) => string>(() => left.shift() ?? newNumber());
};

/** Books a new room for a new customer. */
const book = async (draw?: (length: NumberLength) => string, key?: string) =>
  bookRoom(requestFor(await someRoom(), 3, 5), await someCustomer(), key, draw);

const reservedFor = async (number: string) => (await readItems([keys.number(number)]))[0];

describe('a booking number', () => {
  it('is drawn and reserved with the booking', async () => {
    const { id, number = '' } = await book();
    expect(number).toMatch(new RegExp(`^CR-[${NUMBER_ALPHABET}]{5}$`));
    expect((await findBooking(id))?.number).toBe(number);
    expect(await reservedFor(number)).toMatchObject({ number, bookingId: id });
    await expectConsistency();
  });

  it('is not reserved for a booking from before there were numbers', () => {
    expect(reserveNumber({ id: 'b', number: undefined })).toEqual([]);
  });

  it('that is taken is drawn anew, and longer, as few short ones may be left', async () => {
    const taken = newNumber();
    await book(drawing(taken));
    const draw = drawing(taken, taken, 'CR-FREE1');
    const booking = await book(draw);
    expect(booking.number).toBe('CR-FREE1');
    expect(draw.mock.calls).toEqual([['short'], ['long'], ['long']]);
    expect((await findBooking(booking.id))?.number).toBe('CR-FREE1');
    await expectConsistency();
  });

  it('that is drawn by many at once is given to one of them', async () => {
    const wanted = newNumber();
    const { won, lost } = await outcomes(
      Array.from({ length: 12 }, () => book(drawing(wanted), randomUUID())),
    );
    expect(lost).toEqual([]);
    const numbers = won.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(12);
    expect(numbers.filter((number) => number === wanted)).toHaveLength(1);
    await expectConsistency();
  });

  it('is never free where nothing but taken ones are drawn: the request is refused, and nothing is kept', async () => {
    const taken = newNumber();
    await book(drawing(taken));
    await expect(book(() => taken)).rejects.toSatisfy((error) => isRefusal(error, 'busy'));
    await expectConsistency();
  });

  it('is the same for the same key, at once and later', async () => {
    const [room, customer, key] = [await someRoom(), await someCustomer(), randomUUID()];
    const taken = newNumber();
    await book(drawing(taken));
    const request = requestFor(room, 8, 9);
    const send = () => bookRoom(request, customer, key, drawing(taken));
    const { won, lost } = await outcomes([send(), send(), send(), send()]);
    expect(lost).toEqual([]);
    const later = await send();
    for (const booking of won) {
      expect([booking.id, booking.number]).toEqual([later.id, later.number]);
    }
    expect(later.number).not.toBe(taken);
    await expectConsistency();
  });

  it('is the one that was written, whatever is taken and whichever answer is lost', async () => {
    const fault = fc.constantFrom('throttled', 'conflict', 'lost', undefined);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fault, { maxLength: 5 }),
        fc.nat({ max: 2 }),
        fc.boolean(),
        async (faults, collisions, keyed) => {
          const taken = newNumber();
          await book(drawing(taken));
          const [room, customer] = [await someRoom(), await someCustomer()];
          const key = keyed ? randomUUID() : undefined;
          const draw = drawing(...Array.from({ length: collisions }, () => taken));
          // The situation is read first, without a fault.
          plan([undefined, ...faults]);
          const [answered] = (
            await outcomes([bookRoom(requestFor(room, 1, 2), customer, key, draw)])
          ).won;
          over();
          if (answered) {
            expect((await findBooking(answered.id))?.number).toBe(answered.number);
            const reserved = await reservedFor(answered.number ?? '');
            expect(reserved).toMatchObject({ bookingId: answered.id });
          }
          await expectConsistency();
        },
      ),
      { numRuns: 15 },
    );
  });
});
