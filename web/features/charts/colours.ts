import type { BookingStatus } from '#shared/transitions.ts';

/** Colours for parts without a meaning of their own, in the order in which they are used. */
export const colours = [
  'var(--teal)',
  'var(--amber)',
  'var(--navy-soft)',
  'var(--frost-strong)',
  'var(--green)',
  'var(--control-line)',
] as const;

/** The colours of the dots of the badges, and a grey for what was cancelled. */
export const statusColours: Record<BookingStatus, string> = {
  pending: 'var(--amber)',
  approved: 'var(--green-line)',
  completed: 'var(--teal)',
  rejected: 'var(--red)',
  cancelled: 'var(--control-line)',
  expired: 'var(--ink-soft)',
};
