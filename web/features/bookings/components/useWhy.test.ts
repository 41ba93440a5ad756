import { expect, test } from 'vitest';
import { whyProblems } from './useWhy.ts';

test.each([
  ['', '', { reason: 'Please choose a reason.' }],
  ['', 'A wedding.', { reason: 'Please choose a reason.' }],
  ['other', '  ', { reasonText: 'Please say why.' }],
  ['other', 'A wedding.', {}],
  ['notReached', '', {}],
] as const)(
  'of %j and %j is missing where a reason is required: %j',
  (reason, reasonText, missing) => {
    expect(whyProblems({ reason, reasonText }, true)).toEqual(missing);
    expect(whyProblems({ reason, reasonText }, false)).toEqual({});
  },
);
