import { onlyOldMethods } from './oldBrowsers.ts';
import { noSentences } from './sentences.ts';

const message = 'Admins may have set another address: read it by useHouseContact.';

/** Where people are told to write to: the address of the build counts only until that of the house is known. */
export const houseMail = {
  files: ['web/**'],
  excludeFiles: [
    ...['web/features/company/useHouseContact.ts', 'web/boot/**'],
    ...['**/*.test.{ts,tsx}', '**/testing/**'],
  ],
  rules: {
    'ours/syntax': [
      'error',
      { selector: "MemberExpression[object.name='company'][property.name='email']", message },
      {
        selector: "VariableDeclarator[init.name='company'] Property[key.name='email']",
        message,
      },
      ...noSentences,
      ...onlyOldMethods,
    ] as ['error', ...object[]],
  },
};
