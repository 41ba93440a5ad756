import { expect, it } from 'vitest';
import { takenRefusal } from './takenRefusal.ts';

const others = { id: 'b1', number: 'CR-22222', userId: 'u1' };
const own = { id: 'b2', number: 'CR-4F7K2', userId: 'u2' };

it('names the first booking of the customer among those that hold the days', () => {
  expect(takenRefusal([others, own], 'u2').body).toEqual({
    code: 'ownBooking',
    message: 'You have booked this room on these days already: booking CR-4F7K2.',
    params: { bookingId: 'b2', number: 'CR-4F7K2' },
  });
});

it('names a booking from before there were numbers by its id alone', () => {
  expect(takenRefusal([{ ...own, number: undefined }], 'u2').body).toMatchObject({
    message: 'You have booked this room on these days already.',
    params: { bookingId: 'b2' },
  });
});

it.each([[[others]], [[]]])('names no booking of anybody else', (holders) => {
  expect(takenRefusal(holders, 'u2').body).toEqual({
    code: 'daysTaken',
    message: 'Cold room is not available for the selected dates.',
  });
});
