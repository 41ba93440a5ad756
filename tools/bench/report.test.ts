import { describe, expect, it } from 'vitest';
import { sectionOf, table, withGenerated, withSection } from './report.ts';

describe('table', () => {
  it('aligns numbers to the right and words to the left', () => {
    expect(
      table(
        ['Function', 'kB'],
        [
          ['a', 5],
          ['longer-name', 120.5],
        ],
      ),
    ).toBe(
      [
        '| Function    |    kB |',
        '| ----------- | ----: |',
        '| a           |     5 |',
        '| longer-name | 120.5 |',
      ].join('\n'),
    );
  });
});

describe('withSection', () => {
  const text = withGenerated('# Title\n', '### One\n\nold\n\n### Two\n\nkept');

  it('replaces one section and keeps the others', () => {
    const once = withSection(text, '### One\n\nnew');
    expect(once).toContain('### One\n\nnew\n\n### Two\n\nkept\n');
    expect(once).not.toContain('old');
    expect(withSection(once, '### Two\n\nlast')).toMatch(/new\n\n### Two\n\nlast\n\n<!--/);
  });

  it('that is not there is an error', () => {
    expect(() => withSection(text, '### Three\n')).toThrow('no section');
  });
});

describe('withGenerated', () => {
  it('adds its part to a text that has none', () => {
    expect(withGenerated('# Title\n', 'new')).toMatch(
      /^# Title\n\n<!--.*-->\n\nnew\n\n<!--.*-->\n$/,
    );
  });

  it('replaces its own part and keeps what people wrote around it', () => {
    const first = withGenerated('# Title\n\nBefore.\n', 'old');
    const second = withGenerated(`${first}\nAfter.\n`, 'new');
    expect(second).toContain('Before.');
    expect(second).toContain('After.');
    expect(second).toContain('new');
    expect(second).not.toContain('old');
    expect(withGenerated(second, 'new')).toBe(second);
  });
});

it('a section is found by its title, up to the next one or to the end', () => {
  const text = withGenerated('# Page\n', '### One\n\nFirst.\n\n### Two\n\nSecond.');
  expect(sectionOf(text, 'One')).toBe('### One\n\nFirst.');
  expect(sectionOf(text, 'Two')).toBe('### Two\n\nSecond.');
  expect(sectionOf(text, 'Three')).toBe('');
});
