import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import commonPasswords from './commonPasswords.txt?raw';

/** From 0, which a list of common passwords finds, to 4, which nobody guesses. */
export type Score = 0 | 1 | 2 | 3 | 4;

export interface Strength {
  score: Score;
  /** What to do about a weak one. */
  advice?: string;
}

/** The server takes 72 bytes; the time of the estimate grows with the length. */
const ESTIMATED_CHARACTERS = 72;

/** Words that somebody would try here first. */
const localWords = [
  'coldroom',
  'rwanda',
  'kigali',
  'musanze',
  'huye',
  'rubavu',
  'muraho',
  'imana',
  'blessing',
];

const estimator = new ZxcvbnFactory({
  dictionary: { passwords: commonPasswords.trim().split('\n'), local: localWords },
});

const used = 'Many people use this password.';
const pattern = 'This pattern is easy to guess.';

const advices: Record<string, string> = {
  topTen: used,
  topHundred: used,
  common: used,
  similarToCommon: 'It is close to a password that many people use.',
  userInputs: 'It contains your name or your email address.',
  simpleRepeat: pattern,
  extendedRepeat: pattern,
  sequences: pattern,
  recentYears: 'It contains a year, which is easy to guess.',
  dates: 'It contains a date, which is easy to guess.',
};

const LONGER = 'Make it longer, for example with another word.';

/** The words of names and addresses, which are no secrets. */
const wordsOf = (known: string[]): string[] =>
  known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2);

/**
 * How hard a password is to guess, by zxcvbn's estimate of the number of guesses.
 * @param known what is known about the person: names, e-mail address
 */
export function strengthOf(password: string, known: string[] = []): Strength {
  const { score, feedback } = estimator.check(
    password.slice(0, ESTIMATED_CHARACTERS),
    wordsOf(known),
  );
  if (score > 2) return { score };
  return { score, advice: advices[feedback.warning ?? ''] ?? LONGER };
}
