import { askForDays, changeBooking } from '#web/features/bookings/api/bookingThunks.ts';

/** How days or room of a booking come to be others: they are changed at once, or the staff is asked for them. */
export const changeModes = {
  change: {
    yes: 'Change booking',
    pendingText: 'Changing...',
    no: 'Keep as it is',
    done: 'The booking is changed.',
    send: changeBooking,
  },
  ask: {
    yes: 'Ask for these days',
    pendingText: 'Asking...',
    no: 'Keep as it is',
    done: 'We have your request, and will answer you.',
    send: askForDays,
  },
} as const;
export type ChangeMode = keyof typeof changeModes;
