import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unusedKeys } from './unusedKeys.ts';

const files = globSync('{functions,shared,web}/**/*.{ts,tsx}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

/** A key behind the name of its table. */
const named = (name: string) => (key: string) => new RegExp(`(?<![\\w.])${name}\\.${key}\\b`);

test.each(['messages', 'successes', 'ownMessages'])(
  'the catalogue %s has no words that nobody says',
  (name) => {
    expect(unusedKeys(files, { path: 'shared/messages.ts', name, use: named(name) })).toEqual([]);
  },
);

test('no icon is drawn that nothing shows', () => {
  const ofSite = files.filter(({ path }) => path.startsWith('web/'));
  const use = (key: string) => new RegExp(`['"]${key}['"]`);
  expect(unusedKeys(ofSite, { path: 'web/ui/Icon.tsx', name: 'shapes', use })).toEqual([]);
});

test('a key that only a test asks for is found', () => {
  const code = [
    { path: 'a.ts', text: "const words = {\n  said: 'Yes',\n  spare: 'No',\n} as const;\n" },
    { path: 'b.ts', text: 'say(words.said, other.words.spare);' },
    { path: 'b.test.ts', text: 'say(words.spare);' },
  ];
  expect(unusedKeys(code, { path: 'a.ts', name: 'words', use: named('words') })).toEqual(['spare']);
});

test.each(['a.ts', 'b.ts'])('a table that %s does not hold is refused', (path) => {
  const code = [{ path: 'a.ts', text: "const others = {\n  said: 'Yes',\n} as const;\n" }];
  const table = { path, name: 'words', use: named('words') };
  expect(() => unusedKeys(code, table)).toThrow(`${path} has no rows of words`);
});
