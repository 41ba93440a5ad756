import type { ProductGroup } from './produce.ts';
import { foldName } from './search/towns.ts';

/** What somebody may mean by a name of goods. */
export interface Saying {
  /** As names are compared. */
  text: string;
  /** The groups to one of which it must belong, because the word behind it said so. */
  within?: readonly ProductGroup[];
}

/** Words beside a product that change nothing of how it keeps. Frozen, dried or canned it is something else. */
const HARMLESS = new Set([
  'big',
  'cherry',
  'cow',
  'fresh',
  'green',
  'large',
  'local',
  'organic',
  'purple',
  'raw',
  'red',
  'ripe',
  'small',
  'white',
  'whole',
  'yellow',
]);

/** A word behind a name that only says to which group it belongs: `chicken meat` is chicken. */
const GROUP_BEHIND = /^(.+) (?:(fruit|vegetable)s?|fish|meat)$/;

/** What somebody means by the groups behind a name: tomatoes, which are among the vegetables, are fruits as well. */
const groupsBehind: Record<string, readonly ProductGroup[]> = {
  fruit: ['Fruits', 'Vegetables'],
  vegetable: ['Vegetables'],
};

/** What separates goods. The last of several says nothing of those before it: `milk, meat` is not milk alone. */
const SEPARATOR = /[,;&/+]|\band\b/i;

/** The names of goods that are said together. */
export const separated = (names: string): string[] =>
  names
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter(Boolean);

/** What is said without the words beside it that change nothing. */
const withoutHarmless = (typed: string): string =>
  typed
    .split(' ')
    .filter((word) => !HARMLESS.has(word))
    .join(' ') || typed;

/** What is said without the group behind it, which it must be of: milk is no fish, so `milk fish` is not milk. */
function withoutGroup(name: string, plain: string): Saying[] {
  const [, text, group = ''] = GROUP_BEHIND.exec(plain) ?? [];
  if (!text || SEPARATOR.test(name)) return [];
  return [{ text, within: groupsBehind[group] ?? ['Meat and fish'] }];
}

/** What somebody may mean by a name, the likeliest first: all of it, then without the words that change nothing. */
export function sayingsOf(name: string): Saying[] {
  const typed = foldName(name);
  const plain = withoutHarmless(typed);
  const whole = [...new Set([typed, plain])].map((text) => ({ text }));
  return [...whole, ...withoutGroup(name, plain)];
}
