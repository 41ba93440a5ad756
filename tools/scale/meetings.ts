import { capacity } from './arithmetic.ts';
import { refusedOf, type Refused } from './refused.ts';

/** A transaction that is sent: when, in milliseconds, and on which items, each with the name of what its shards have in common. */
export interface Sending {
  at: number;
  items: { name: string; key: string }[];
}

interface Try extends Sending {
  tries: number;
}

/** As in functions/platform/table/untilUncontended.ts. */
const TRIES = 6;
const FIRST_PAUSE_MS = 25;

/**
 * Has transactions meet on items: the later of two gives way, and is tried again after a pause that grows.
 * @returns those that met another in each of their tries
 */
export function meet(sendings: Sending[], random: () => number): Refused {
  const heldUntil = new Map<string, number>();
  const refused = new Map<string, number>();
  // By milliseconds. A pause is longer than one, so whoever gives way stands in a later one.
  const due: (Try[] | undefined)[] = [];
  const send = (one: Try) => (due[Math.floor(one.at)] ??= []).push(one);
  for (const sending of sendings) send({ ...sending, tries: 1 });
  for (const together of due) {
    for (const one of (together ?? []).toSorted((a, b) => a.at - b.at)) {
      const met = one.items.find(({ key }) => (heldUntil.get(key) ?? 0) > one.at);
      if (!met) for (const { key } of one.items) heldUntil.set(key, one.at + 1000 / capacity.items);
      else if (one.tries < TRIES) send(later(one, random));
      else refused.set(met.name, (refused.get(met.name) ?? 0) + 1);
    }
  }
  return refusedOf(refused, sendings.length);
}

const later = ({ at, tries, items }: Try, random: () => number): Try => ({
  at: at + FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + random()),
  tries: tries + 1,
  items,
});
