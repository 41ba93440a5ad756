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

/** The colours of the badges, strong enough for a bar. */
export const statusColours: Record<BookingStatus, string> = {
  pending: 'var(--amber)',
  approved: 'var(--green)',
  completed: 'var(--teal)',
  rejected: 'var(--red)',
  cancelled: 'var(--control-line)',
  expired: 'var(--frost-strong)',
};
