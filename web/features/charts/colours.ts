import type { BookingStatus } from '#shared/transitions.ts';

/** Colours of parts that have no meaning of their own, told apart in order. */
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
