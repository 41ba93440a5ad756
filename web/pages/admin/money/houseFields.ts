import type { House } from '#shared/house.ts';
import { limits } from '#shared/limits.ts';
import { numberWord } from '#shared/numberWords.ts';

export type TextName = Exclude<keyof House, 'cancellation' | 'version'>;

/** Words that begin a sentence. */
const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type Group = [title: string, fields: [name: TextName, label: string, hint: string][]];

/** What is set of the house, in groups of what it is for. */
export const houseFields: Group[] = [
  [
    'How clients pay',
    [
      ['merchantCode', 'Merchant code', 'What mobile money is paid to.'],
      ['merchantName', 'Name of the merchant', 'What the payer sees before they confirm.'],
      ['bankAccount', 'Bank account', 'Bank, number and name of the account, in a line.'],
    ],
  ],
  [
    'How you are reached',
    [
      ['telephone', 'Phone', 'Whom clients call; it stands on every page.'],
      ['whatsApp', 'WhatsApp', 'The number that clients write to; it stands on every page.'],
      ['email', 'Email', 'Stands on every page in place of the one that the site was built with.'],
    ],
  ],
  [
    'Receipts and invoices',
    [
      ['companyName', 'Company name', 'Who sells, as receipts name it from now on.'],
      ['tin', 'TIN', sentence(`${numberWord(limits.tinDigits)} digits, for receipts.`)],
      [
        'vatPercent',
        'VAT rate in percent',
        'Prices contain it; receipts show its part. Such as 18.',
      ],
      [
        'receiptSeries',
        'Series of receipts',
        `From 1 to ${limits.receiptSeries}; empty is 1. Use more only for dozens of payments a second. You can lower the number only from the next year on.`,
      ],
    ],
  ],
];
