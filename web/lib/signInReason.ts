/** What signing in is for, by the beginning of the path that it leads to. */
const reasons: [RegExp, string][] = [
  [/^\/(book|review)(\/|\?|$)/, 'Sign in to finish your booking.'],
  [/^\/(booking|dashboard|success|ReceiptModal)/, 'Sign in to see your bookings.'],
  [/^\/message/, 'Sign in to read your messages.'],
];

/** Why whoever goes to `next`, or to the dashboard as everybody whom nothing else awaits, is asked to sign in first. */
export const signInReason = (next = '/dashboard'): string =>
  reasons.find(([path]) => path.test(next))?.[1] ?? 'Sign in to see this page.';
