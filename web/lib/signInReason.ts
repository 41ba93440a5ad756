/** Where a booking waits to be finished. */
const BOOKING = /^\/(book|review)(\/|\?|$)/;

/** What signing in is for, by the beginning of the path that it leads to. */
const reasons: [RegExp, string][] = [
  [BOOKING, 'Sign in to finish your booking.'],
  [/^\/(booking|dashboard|success|ReceiptModal)/, 'Sign in to see your bookings.'],
  [/^\/message/, 'Sign in to read your messages.'],
];

/** What signing up is for, in one line of a phone, so that nothing moves once the address is known. */
export const signupReason = (next = ''): string =>
  BOOKING.test(next) ? 'Create one to finish your booking.' : 'Create one to book cold rooms.';

/** Why whoever goes to `next`, or to the dashboard as everybody whom nothing else awaits, is asked to sign in first. */
export const signInReason = (next = '/dashboard'): string =>
  reasons.find(([path]) => path.test(next))?.[1] ?? 'Sign in to see this page.';
