import type { Actor, BookingStatus } from './transitions.ts';

/**
 * Why a booking is rejected or cancelled, as both sides read it, except that customers are not told of themselves as
 * of somebody else. Nobody chooses `notGiven`: it stands for a rejection that came without a reason.
 */
export const reasonLabels = {
  roomNotReady: 'The room is not ready on these days',
  goodsDoNotFit: 'The goods do not fit this room',
  daysNotFree: 'The days are not free after all',
  notReached: 'Our calls were not answered',
  customerAsked: 'The client asked for it',
  plansChanged: 'Plans have changed',
  foundAnother: 'Another room was found',
  tooExpensive: 'It costs too much',
  wrongDays: 'The days were wrong',
  other: 'Another reason',
  notGiven: 'No reason was given. Please ask us',
} as const;
export type Reason = keyof typeof reasonLabels;

export const reasons = Object.keys(reasonLabels) as [Reason, ...Reason[]];

/** The reasons that somebody chooses from, by what becomes of the booking; a move that is not here has none. */
const lists: Partial<Record<BookingStatus, Partial<Record<Actor, readonly Reason[]>>>> = {
  rejected: { admin: ['roomNotReady', 'goodsDoNotFit', 'daysNotFree', 'notReached', 'other'] },
  cancelled: {
    customer: ['plansChanged', 'foundAnother', 'tooExpensive', 'wrongDays', 'other'],
    admin: ['customerAsked', 'roomNotReady', 'goodsDoNotFit', 'notReached', 'other'],
  },
};

/** The reasons that somebody may give for a booking's new status. */
export const reasonsFor = (to: BookingStatus, actor: Actor): readonly Reason[] =>
  lists[to]?.[actor] ?? [];

/** Why a booking was rejected or cancelled: the chosen reason, and words beside it. */
export interface Why {
  reason?: Reason | undefined;
  reasonText?: string | undefined;
}

/** The reason as a sentence to read, with the words beside it; undefined where none was given. */
export function reasonWords(
  { reason, reasonText }: Why,
  reader: 'admin' | 'customer',
): string | undefined {
  if (!reason || (reason === 'other' && reasonText)) return reasonText;
  const isReaders = reason === 'customerAsked' && reader === 'customer';
  const label = isReaders ? 'You asked for it' : reasonLabels[reason];
  return reasonText ? `${label}: ${reasonText}` : label;
}
