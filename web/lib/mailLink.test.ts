import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailLink } from './mailLink.ts';

it('leaves an ordinary address as it is', () => {
  expect(mailLink('hello@coldroom.example')).toBe('mailto:hello@coldroom.example');
});

it.each([
  ['a?bcc=victim@evil.example', 'mailto:a%3Fbcc%3Dvictim@evil.example'],
  ['a&cc=b/c#d%20@evil.example', 'mailto:a%26cc%3Db%2Fc%23d%2520@evil.example'],
  ['\uD800@evil.example', 'mailto:%EF%BF%BD@evil.example'],
  ['nowhere', 'mailto:nowhere'],
])('encodes %j', (address, link) => {
  expect(mailLink(address)).toBe(link);
});

it('has one recipient and no other field, whatever the address is', () => {
  fc.assert(
    fc.property(fc.tuple(fc.string(), fc.domain()), ([local, domain]) => {
      const { pathname, search, hash } = new URL(mailLink(`${local}@${domain}`));
      expect([search, hash]).toEqual(['', '']);
      expect(decodeURIComponent(pathname)).toBe(`${local && `${local}@`}${domain}`);
    }),
  );
});
