import { sentenceOf, type ErrorRow, type GivenParams, type Params } from './errorRow.ts';
import { limits } from './limits.ts';
import { ownMessages } from './messages.ts';
import { numberWord } from './numberWords.ts';

/** What a schema can find wrong with a field. They stand apart because forms on the site need them. */
export const inputErrors = {
  invalidInput: { status: 400, message: 'Invalid input' },
  required: { status: 400, message: ownMessages.required },
  notText: { status: 400, message: 'Must be text.' },
  notOneLine: { status: 400, message: 'Must be one line of text.' },
  notPlainText: { status: 400, message: 'Must be plain text.' },
  tooLong: {
    status: 400,
    message: ({ max }: { max: number }) => `At most ${max} characters.`,
  },
  notId: { status: 400, message: 'Must be an id.' },
  notIds: {
    status: 400,
    message: ({ max }: { max: number }) => `Must be at most ${max} ids with commas between them.`,
  },
  notDay: { status: 400, message: 'Must be a day such as 2027-01-31.' },
  noSuchDay: { status: 400, message: ownMessages.noSuchDay },
  notMonth: { status: 400, message: 'Must be a month such as 2027-01.' },
  notEmail: { status: 400, message: 'Must be an email address.' },
  notCode: {
    status: 400,
    params: { digits: limits.codeDigits },
    message: `Must be the ${limits.codeDigits} digits in the email.`,
  },
  notPhone: { status: 400, message: ownMessages.notPhone },
  notTin: {
    status: 400,
    params: { digits: limits.tinDigits },
    message: `Must be the ${numberWord(limits.tinDigits)} digits of a TIN.`,
  },
  notNumber: { status: 400, message: 'Must be a number.' },
  notBetween: {
    status: 400,
    message: ({ min, max }: { min: number; max: number }) =>
      `Must be a number from ${min} to ${max}.`,
  },
  tooSmall: { status: 400, message: ({ min }: { min: number }) => `Must be at least ${min}.` },
  tooLarge: { status: 400, message: ({ max }: { max: number }) => `Must be at most ${max}.` },
  notWhole: { status: 400, message: 'Must be a whole number.' },
  tooManyDecimals: {
    status: 400,
    params: { max: limits.decimals },
    message: `Must have at most ${numberWord(limits.decimals)} decimals.`,
  },
  notBoolean: { status: 400, message: 'Must be true or false.' },
  notTrue: { status: 400, message: 'Must be true.' },
  notRoomType: { status: 400, message: 'Must be Cold Room or Warehouse.' },
  notOneOf: {
    status: 400,
    message: ({ options }: { options: readonly string[] }) =>
      `Must be one of ${options.join(', ')}.`,
  },
  notCancellation: { status: 400, message: 'Must be a rule of cancelling: days and a share.' },
  notFile: { status: 400, message: 'Must be a file.' },
  notFeatures: { status: 400, message: 'Must be a list of features.' },
  tooManyFeatures: {
    status: 400,
    params: { max: limits.features },
    message: `At most ${limits.features} features.`,
  },
  featureTooLong: {
    status: 400,
    params: { max: limits.featureCharacters },
    message: `At most ${limits.featureCharacters} characters each.`,
  },
  passwordTooShort: {
    status: 400,
    params: { min: limits.passwordCharacters },
    message: `Must have at least ${limits.passwordCharacters} characters.`,
  },
  passwordTooLong: {
    status: 400,
    params: { max: limits.passwordBytes },
    message: `Must have at most ${limits.passwordBytes} bytes.`,
  },
  passwordControls: { status: 400, message: 'Must have no control characters.' },
  passwordBlank: { status: 400, message: 'Must not be blank.' },
  passwordUnchanged: { status: 400, message: 'Must differ from the current password.' },
  privacyPolicy: { status: 400, message: ownMessages.privacyPolicy },
  notTogether: {
    status: 400,
    message: ({ other }: { other: string }) => `Cannot be combined with ${other}.`,
  },
  oneMonth: { status: 400, message: 'Give both months, or none.' },
  otherMonth: { status: 400, message: 'Must be a day of the month that is asked for.' },
  reversedDays: { status: 400, message: 'The last day must not be before the first.' },
  reversedMonths: { status: 400, message: 'The last month must not be before the first.' },
  tooManyMonths: {
    status: 400,
    params: { max: limits.dashboardMonths },
    message: `At most ${limits.dashboardMonths} months can be asked for at once.`,
  },
} as const satisfies Record<string, ErrorRow>;

export type InputCode = keyof typeof inputErrors;

/** What is wrong with a field. */
export interface Problem {
  code: InputCode;
  params?: Params;
}

/**
 * A problem as the message of a schema's issue. It is written as JSON, because text is all that a
 * check of zod can say; {@link readProblem} reads it.
 */
export const problem = <Code extends InputCode>(
  code: Code,
  ...[params]: GivenParams<(typeof inputErrors)[Code]>
): string => JSON.stringify({ code, params });

/** The problem that an issue's message says; words of zod's own only say that something is wrong. */
export function readProblem(message: string): Problem {
  return message.startsWith('{') ? (JSON.parse(message) as Problem) : { code: 'invalidInput' };
}

/** The sentence of a problem, for the form that shows it beside its field. */
export function sayProblem(message: string): string {
  const { code, params } = readProblem(message);
  return sentenceOf(inputErrors[code], params);
}

/** What is wrong where a parameter is given beside another with which it cannot be combined. */
export const notTogether = (path: string, other: string) => ({
  path: [path],
  error: problem('notTogether', { other }),
});
