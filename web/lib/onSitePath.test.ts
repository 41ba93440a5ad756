import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onSitePath } from './onSitePath.ts';

const SITE = 'https://coldroom.example';

/** Targets made of the characters that addresses are parsed by, so that most are hostile. */
const hostile = fc
  .array(
    fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '.', '..', ':', '@', '?', '#', '%2f', 'evil'),
    { maxLength: 8 },
  )
  .map((parts) => `/${parts.join('')}`);

/** What names the page; an empty query and fragment name nothing. */
function partsOf(target: string): string[] {
  const { origin, pathname, search, hash } = new URL(target, SITE);
  return [origin, pathname, search, hash];
}

describe('a path on this site', () => {
  it.each(['/', '/book/r1?a=b', '/review?coldRoomId=a&startDate=2027-01-01#top', '/caf%C3%A9'])(
    'is kept: %s',
    (path) => {
      expect(onSitePath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'evil',
    ' /booking',
    '//',
    '',
    null,
    undefined,
  ])('is not %j', (target) => {
    expect(onSitePath(target)).toBeUndefined();
  });

  it('leads to this origin, whatever was asked for', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (target) => {
        const path = onSitePath(target);
        if (path !== undefined) expect(new URL(path, SITE).origin).toBe(SITE);
      }),
    );
  });

  it('is the address that a browser would open for the target', () => {
    fc.assert(
      fc.property(hostile, (target) => {
        const path = onSitePath(target);
        if (path !== undefined) expect(partsOf(path)).toEqual(partsOf(target));
      }),
    );
  });

  it('stays as it is when it is checked again', () => {
    fc.assert(
      fc.property(hostile, (target) => {
        const path = onSitePath(target);
        expect(onSitePath(path)).toBe(path);
      }),
    );
  });
});
