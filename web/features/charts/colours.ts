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

/** A colour of a badge's words, softened by that of its ground: a bar is larger than words, and stands out from the sheet in both themes. */
const soft = (strong: string, ground: string): string =>
  `color-mix(in srgb, var(--${strong}) 68%, var(--${ground}))`;

/** The colours of the badges, strong enough for a bar. */
export const statusColours: Record<BookingStatus, string> = {
  pending: soft('amber-dark', 'amber-tint'),
  approved: soft('green', 'green-tint'),
  completed: soft('teal', 'ice'),
  rejected: soft('red', 'red-tint'),
  cancelled: soft('ink-soft', 'grey-tint'),
  expired: 'var(--ink-soft)',
};
