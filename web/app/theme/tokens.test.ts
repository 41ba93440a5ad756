import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = sheet('./tokens.css');
const [light = '', dark = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)');

const colours = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [
      name,
      value.length === 4 ? value.replaceAll(/[0-9a-f]/g, '$&$&') : value,
    ]),
  );

const schemes = { light: colours(light), dark: { ...colours(light), ...colours(dark) } };

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What carries which text. */
const text: Record<string, string[]> = {
  sheet: ['title', 'ink', 'ink-soft', 'teal-dark', 'amber-dark', 'red', 'green', 'placeholder'],
  snow: ['title', 'ink', 'ink-soft', 'teal-dark', 'red'],
  ice: ['title', 'ink', 'ink-soft', 'teal-dark'],
  frost: ['title', 'teal-dark'],
  'grey-tint': ['ink-soft'],
  green: ['sheet'],
  'green-tint': ['green'],
  'amber-tint': ['amber-dark', 'ink'],
  'red-tint': ['red'],
  amber: ['on-amber'],
  'amber-hover': ['on-amber'],
  teal: ['sheet'],
  'teal-dark': ['sheet'],
  'navy-base': ['on-dark', 'on-dark-soft', 'amber'],
  'navy-deep': ['on-dark', 'on-dark-soft'],
  'navy-soft': ['on-dark'],
  'navy-band': ['on-dark', 'on-dark-soft', 'amber'],
  'on-dark': ['navy-base'],
};

describe.each(Object.entries(schemes))('in the %s scheme', (_scheme, values) => {
  const of = (name: string): string => values[name] ?? 'missing';
  const pairs = Object.entries(text).flatMap(([ground, inks]) => inks.map((ink) => [ink, ground]));

  test.each(pairs)('%s on %s has a contrast of 4.5', (ink = '', ground = '') => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['control-line', 'teal', 'green-line'])(
    '%s, which draws lines and focus, has 3',
    (line) => {
      expect(contrast(of(line), of('sheet'))).toBeGreaterThanOrEqual(3);
      expect(contrast(of(line), of('snow'))).toBeGreaterThanOrEqual(2.9);
    },
  );
});

describe('style sheets', () => {
  const root = new URL('../../', import.meta.url);
  const files = globSync('**/*.css', { cwd: root }).filter((file) => !file.endsWith('tokens.css'));
  const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
  const styles = files.map((file) => [file, read(file)] as const);
  /** Properties that are set for what lies within, which has a sheet of its own; and where they are set. */
  const given = {
    letters: 'ui/StatCards.tsx',
    sidebar: 'app/layout/Root.module.css',
    'bar-height': 'ui/FilterBar.module.css',
    'bar-label': 'ui/FilterBar.module.css',
    'least-button': 'ui/SettingCard.module.css',
    edge: 'features/notifications/components/Notifications.module.css',
    'line-height': 'features/notifications/components/Notifications.module.css',
    last: 'features/bookings/components/BookingList.module.css',
  };

  test.each(Object.entries(given))('--%s is set in %s', (name, file) => {
    expect(read(file)).toMatch(new RegExp(`--${name}'?:`));
  });

  test.each(styles)('%s uses tokens that exist, and no colour of its own', (_file, css) => {
    const used = [...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name);
    const declared = [...(tokens + css).matchAll(/--([\w-]+):/g)].map(([, name]) => name);
    const known = [...declared, ...Object.keys(given)];
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    expect(css.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull();
  });

  test.each(styles)(
    '%s lights up nothing under the pointer that waits for an answer',
    (_file, css) => {
      expect(css.match(/:hover\S*:not\(:disabled\)/g)).toBeNull();
    },
  );
});
