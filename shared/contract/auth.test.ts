import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayProblem } from '../inputErrors.ts';
import { hasControls } from '../plainText.ts';
import { login } from './auth.ts';
import { register } from './register.ts';

const person = {
  firstName: ' Aline ',
  lastName: 'Uwase',
  phoneNumber: '0788 123 456',
  email: ' Aline@Example.com',
  password: 'Kigali#2024',
};

const problem = (changes: Record<string, unknown>): string | undefined => {
  const issue = register.input.safeParse({ ...person, ...changes }).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${sayProblem(issue.message)}`;
};

describe('a registration', () => {
  test('is trimmed, its address in small letters, its phone number as E.164', () => {
    expect(register.input.parse(person)).toEqual({
      firstName: 'Aline',
      lastName: 'Uwase',
      phoneNumber: '+250788123456',
      email: 'aline@example.com',
      password: 'Kigali#2024',
    });
  });

  test('cannot choose its role or its id', () => {
    const parsed = register.input.parse({ ...person, role: 'admin', userId: 'another' });
    expect(parsed).not.toHaveProperty('role');
    expect(parsed).not.toHaveProperty('userId');
  });

  test.each(Object.keys(person))('needs %s [S3.16]', (name) => {
    expect(problem({ [name]: undefined })).toBe(`${name}: Required.`);
    expect(problem({ [name]: 7 })).toMatch(new RegExp(`^${name}: (Required|Must be text)\\.$`));
    expect(problem({ [name]: '' })).toContain(`${name}: `);
  });

  test.each([
    [{ password: 'seven77' }, 'password: Must have at least 8 characters.'],
    [{ password: 'a'.repeat(73) }, 'password: Must have at most 72 bytes.'],
    [{ password: '🔑'.repeat(19) }, 'password: Must have at most 72 bytes.'],
    [{ password: 'Kigali\u0007#2024' }, 'password: Must have no control characters.'],
    [{ password: 'Kigali#2024\ud83d' }, 'password: Must have no control characters.'],
    [{ password: ' \u200b\u3000     ' }, 'password: Must not be blank.'],
    [{ firstName: 'Ali\u202ene' }, 'firstName: Must be one line of text.'],
    [{ lastName: '\u200b\u200d' }, 'lastName: Required.'],
    [{ phoneNumber: '123' }, 'phoneNumber: Must be a phone number, such as +250 788 123 456.'],
    [{ phoneNumber: '' }, 'phoneNumber: Required.'],
    [{ phoneNumber: '0'.repeat(31) }, 'phoneNumber: At most 30 characters.'],
    [{ email: 'aline' }, 'email: Must be an email address.'],
    [{ firstName: 'x'.repeat(61) }, 'firstName: At most 60 characters.'],
    [{ website: 7 }, 'website: Must be text.'],
  ])('%j is refused: %s [S5.13]', (changes, sentence) => {
    expect(problem(changes)).toBe(sentence);
  });

  test('takes a password exactly where bcrypt looks at all of it', () => {
    // What is refused whatever its length is left out: blanks alone, and characters that separate lines.
    const password = fc
      .string({ unit: 'grapheme', minLength: 7, maxLength: 80 })
      .map((text) => `a${text}`)
      .filter((text) => !hasControls(text));
    fc.assert(
      fc.property(password, (text) => {
        const fits = Buffer.byteLength(text) <= 72;
        expect(problem({ password: text }) === undefined).toBe(fits);
      }),
    );
    expect(problem({ password: 'é'.repeat(36) })).toBeUndefined();
  });

  test('keeps a password as it is, blanks included', () => {
    expect(register.input.parse({ ...person, password: '  blanks  ' }).password).toBe('  blanks  ');
  });
});

describe('a login', () => {
  test('finds the address as it was registered', () => {
    const sent = { email: ' ALINE@example.com ', password: ' as typed ' };
    expect(login.input.parse(sent)).toEqual({ email: 'aline@example.com', password: ' as typed ' });
  });

  test('takes any password that somebody may have', () => {
    const password = '\u0007 \u200b';
    expect(login.input.parse({ email: 'aline@example.com', password }).password).toBe(password);
  });

  test.each([
    [{ email: 'aline@example.com' }, 'Required.'],
    [{ email: 'aline@example.com', password: '' }, 'Required.'],
    [{ email: 'aline@example.com', password: 5 }, 'Required.'],
    [{ email: 'aline@example.com', password: 'x'.repeat(1_001) }, 'At most 1000 characters.'],
    [{ email: 'aline', password: 'x' }, 'Must be an email address.'],
  ])('%j is refused: %s', (sent, sentence) => {
    const [issue] = login.input.safeParse(sent).error?.issues ?? [];
    expect(sayProblem(issue?.message ?? '')).toBe(sentence);
  });
});
