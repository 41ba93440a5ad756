import { expect, test } from 'vitest';
import { anchorsOf, referencesOf } from './references.ts';

const read = (markdown: string) => referencesOf(markdown, ['shared', '.ci']);

test('relative links are read, addresses of the web are not', () => {
  const { links } = read('[a](b.md), [c](../d.md#e), [f](https://example.com), [g](mailto:h@i.j)');
  expect(links).toEqual(['b.md', '../d.md#e']);
});

test('paths in backticks are read where they begin with a folder of the repository', () => {
  const { paths } = read('`shared/api.ts`, `.ci/run`, `rooms/{roomId}`, `shared/<area>.ts`, `a/b`');
  expect(paths).toEqual(['shared/api.ts', '.ci/run']);
});

test('several paths in one pair of backticks are read one by one', () => {
  expect(read('`node shared/a.ts shared/b/`').paths).toEqual(['shared/a.ts', 'shared/b/']);
});

test('names of source files are read without their folder', () => {
  expect(read('`sums.ts` and `stand_in.py`, not `app.html` or sums.ts').fileNames).toEqual([
    'sums.ts',
    'stand_in.py',
  ]);
});

test('scripts are read in blocks of code as well, paths and links are not', () => {
  const block = '```sh\nnpm ci && npm start\nnpm run test:browser -- x\nls `shared/gone.ts`\n```\n';
  expect(read(block)).toEqual({
    links: [],
    paths: [],
    fileNames: [],
    scripts: ['start', 'test:browser'],
  });
});

test('headings have the anchors of GitHub', () => {
  const headings = '# One, two\n\n```sh\n# no heading\n```\n\n## `npm start` runs [this](a.md)\n';
  expect(anchorsOf(headings)).toEqual(['one-two', 'npm-start-runs-this']);
});
