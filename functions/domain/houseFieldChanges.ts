import type { House } from '#shared/house.ts';
import type { JournalChange } from '#shared/journal.ts';
import { fieldChanges } from './fieldChanges.ts';

/** The settings of the house in the order of their form; the cancellation rule as its two numbers. */
const settingNames = [
  'merchantCode',
  'merchantName',
  'bankAccount',
  'telephone',
  'whatsApp',
  'email',
  'companyName',
  'tin',
  'vatPercent',
  'receiptSeries',
  'freeDays',
  'share',
] as const;

const flat = ({ cancellation, ...others }: House) => ({ ...others, ...cancellation });

/** What changed of the settings of the house. */
export const houseFieldChanges = (before: House, after: House): JournalChange[] =>
  fieldChanges(settingNames, flat(before), flat(after));
