import type { ProductGroup } from './produce.ts';
import { foldName } from './search/towns.ts';

/** What somebody may mean by a name of goods. */
export interface Saying {
  /** As names are compared. */
  text: string;
  /** The group to which it must belong, because the word behind it said so. */
  within?: ProductGroup;
}

/** Words before a product that change nothing of how it keeps. Frozen, dried or canned it is something else. */
const HARMLESS = new Set([
  'big',
  'cherry',
  'fresh',
  'green',
  'local',
  'organic',
  'raw',
  'red',
  'ripe',
]);

/** A word behind a name that only says to which group it belongs: `chicken meat` is chicken. */
const GROUP_BEHIND = /^(.+) (?:(fruits?)|fish|meat)$/;

/** What separates goods. The last of several says nothing of those before it: `milk, meat` is not milk alone. */
const SEPARATOR = /[,;&/+]/;

/** What is said without the words before it that change nothing. */
function withoutHarmless(typed: string): string {
  const words = typed.split(' ');
  return words.filter((word, index) => index === words.length - 1 || !HARMLESS.has(word)).join(' ');
}

/** What is said without the group behind it, which it must be of: milk is no fish, so `milk fish` is not milk. */
function withoutGroup(name: string, plain: string): Saying[] {
  const [, text, fruits] = GROUP_BEHIND.exec(plain) ?? [];
  if (!text || SEPARATOR.test(name)) return [];
  return [{ text, within: fruits ? 'Fruits' : 'Meat and fish' }];
}

/** What somebody may mean by a name, the likeliest first: all of it, then without the words that change nothing. */
export function sayingsOf(name: string): Saying[] {
  const typed = foldName(name);
  const plain = withoutHarmless(typed);
  const whole = [...new Set([typed, plain])].map((text) => ({ text }));
  return [...whole, ...withoutGroup(name, plain)];
}
