import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { register } from '#shared/contract/register.ts';
import { character } from '#shared/testing/character.ts';
import { folded } from './folded.ts';
import { writeListedCustomer } from './listedCustomers.ts';

beforeEach(() => {
  process.env.TABLE_NAME = 'table';
});

/** DynamoDB refuses an item whose sort key of an index is longer. */
const KEY_BYTES = 1024;

/** The sort keys of a listed customer's indexes, in bytes of UTF-8. */
function keyBytes(person: { firstName: string; lastName: string; email: string }): number[] {
  const { write } = writeListedCustomer({
    ...person,
    userId: '00000000-0000-4000-8000-000000000000',
    role: 'user',
    phoneNumber: '+250788000000',
    createdAt: '2027-01-01T00:00:00Z',
  });
  const values = Object.entries(write.Update?.ExpressionAttributeValues ?? {});
  return values.flatMap(([name, value]) =>
    name.endsWith('sk') ? [Buffer.byteLength(String(value))] : [],
  );
}

/** Characters that take many bytes, or unfold to many. */
const visible = ['\ufdfa', '\ufdfb', '\u1fb7', '\ud55c', '\u0130', '𝒳', '👩', 'a'];
const long = fc.constantFrom(...visible, ' ');
const someCharacter = fc.oneof(character, long);
const text = (most: number, of = someCharacter) =>
  fc
    .tuple(fc.array(of, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: most }))
    .map(([characters, length]) => characters.join('').repeat(most).slice(0, length));
const person = fc.record({
  firstName: text(60),
  lastName: text(60),
  // An address has nothing that is not seen, which random characters often are.
  email: text(242, fc.constantFrom(...visible)).map((local) => `${local}@example.com`),
});

describe('the keys of a listed customer', () => {
  it('are taken by DynamoDB, whatever names the contract accepts', () => {
    let accepted = 0;
    fc.assert(
      fc.property(person, (given) => {
        const read = register.input.safeParse({
          ...given,
          phoneNumber: '+250788000000',
          password: 'Kigali#2024',
        });
        if (!read.success) return;
        accepted += 1;
        const bytes = keyBytes(read.data);
        expect(bytes).toHaveLength(3);
        expect(Math.max(...bytes)).toBeLessThanOrEqual(KEY_BYTES);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(20);
  });

  it('hold the longest that a stranger may send', () => {
    const name = '\ufdfa'.repeat(60);
    const bytes = keyBytes({ firstName: name, lastName: name, email: `${name}@example.com` });
    expect(Math.max(...bytes)).toBeLessThanOrEqual(KEY_BYTES);
  });
});

describe('what is looked for', () => {
  const names = fc.array(long, { maxLength: 120 });

  it('begins what it is the beginning of, however long both are', () => {
    fc.assert(
      fc.property(names, fc.nat(120), (characters, length) => {
        const search = characters.slice(0, length).join('');
        expect(folded(characters.join('')).startsWith(folded(search))).toBe(true);
      }),
    );
  });

  it('is cut between two characters', () => {
    expect(folded('x'.repeat(899) + 'é')).toBe(`${'x'.repeat(899)}e`);
    expect(folded('x'.repeat(899) + 'ß')).toBe('x'.repeat(899));
    expect(folded('x'.repeat(898) + '👩')).toBe('x'.repeat(898));
  });
});
