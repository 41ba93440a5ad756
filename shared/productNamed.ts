import { products, type Product } from './produce.ts';
import { sayingsOf } from './sayings.ts';
import { editDistance } from './search/editDistance.ts';
import { foldName } from './search/towns.ts';

/** Words of the guide's names that say nothing of what a product is. */
const SIDE_WORDS = new Set(['cut', 'dry', 'french', 'fresh', 'fruits', 'ice', 'on', 'raw', 'tree']);

/** Fewest letters by which the beginning of a word names it: `car` is said of more than carrots. */
const BEGINNING = 4;

/**
 * Most slips of the finger with which a word is understood. A short one is another word with a single slip: beer, beef.
 */
const slipsIn = ({ length }: string): number => {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
};

/** One of several: `tomatoes` is `tomato`, `strawberries` are `strawberry`. */
const singularOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(o|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** What is said, as it was and as one of several. */
export const formsOf = (text: string): string[] => [...new Set([text, singularOf(text)])];

/** How well a word fits one of the guide, in one or several: lower is better; undefined where it does not. */
function rankOf(typed: string, word: string): number | undefined {
  const [said, known] = [formsOf(typed), formsOf(word)];
  if (said.some((one) => known.includes(one))) return 0;
  if (typed.length >= BEGINNING && known.some((one) => one.startsWith(typed))) return 1;
  const slips = Math.min(...said.flatMap((one) => known.map((other) => editDistance(one, other))));
  return slips <= slipsIn(typed) ? 1 + slips : undefined;
}

/** A part of a name is worse than the whole. */
const PART = 0.5;

/** How well a text fits a product: its name, or a word of it that says what it is. */
function rankIn(typed: string, { name }: Product): number | undefined {
  const key = foldName(name);
  const words = key.split(' ').filter((word) => !SIDE_WORDS.has(word));
  const whole = rankOf(typed, key);
  const parts = words.flatMap((word) => rankOf(typed, word) ?? []).map((rank) => rank + PART);
  const ranks = whole === undefined ? parts : [whole, ...parts];
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

function bestFor(typed: string): Product | undefined {
  if (!typed || SIDE_WORDS.has(typed)) return undefined;
  const ranked = products.flatMap((product) => {
    const rank = rankIn(typed, product);
    return rank === undefined ? [] : [{ product, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank)[0]?.product;
}

/**
 * The product that somebody names: in one or several, by a part of its name, or with a slip of the finger;
 * undefined for what the guide does not know, and for a group of products.
 */
export function productNamed(name: string): Product | undefined {
  for (const { text, within } of sayingsOf(name)) {
    const product = bestFor(text);
    if (product && (within?.includes(product.group) ?? true)) return product;
  }
  return undefined;
}
