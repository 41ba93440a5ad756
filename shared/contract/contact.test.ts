import { describe, expect, test } from 'vitest';
import { sayProblem } from '../inputErrors.ts';
import { submitQuery } from './contact.ts';

const screen = {
  names: ' Aline Uwase ',
  email: 'Aline@Example.com',
  phone: '+250 788 123 456',
  questions: 'Do you store flowers?\nFor how long?',
  acceptPrivacyPolicy: true,
  subscribeNews: 'false',
};

const problem = (changes: Record<string, unknown>): string | undefined => {
  const issue = submitQuery.input.safeParse({ ...screen, ...changes }).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${sayProblem(issue.message)}`;
};

describe('a message', () => {
  test('is taken from the contact screen', () => {
    expect(submitQuery.input.parse(screen)).toEqual({
      names: 'Aline Uwase',
      email: 'aline@example.com',
      phone: '+250 788 123 456',
      questions: 'Do you store flowers?\nFor how long?',
      acceptPrivacyPolicy: true,
      subscribeNews: false,
      kind: 'contact',
    });
  });

  test('is taken from the callback form, whose message has another name [S3.24]', () => {
    const sent = {
      names: 'Aline',
      website: 'https://example.com',
      email: 'a@example.com',
      question: 'Call me, please.',
    };
    expect(submitQuery.input.parse(sent)).toEqual({
      names: 'Aline',
      website: 'https://example.com',
      email: 'a@example.com',
      questions: 'Call me, please.',
      kind: 'callback',
    });
  });

  test('is found under either name where one is empty [S3.23]', () => {
    const found = (names: Record<string, unknown>) =>
      submitQuery.input.parse({ ...screen, ...names }).questions;
    expect(found({ questions: '', question: 'Here' })).toBe('Here');
    expect(found({ questions: 'Here', question: '' })).toBe('Here');
    expect(found({ questions: 'This one', question: 'Not this' })).toBe('This one');
  });

  test.each([
    [{ questions: undefined }, 'questions: Required.'],
    [{ questions: '   ' }, 'questions: Required.'],
    [{ questions: 'x'.repeat(5_001) }, 'questions: At most 5000 characters.'],
    [{ questions: 7 }, 'questions: Must be text.'],
    [{ question: 'x'.repeat(5_001) }, 'question: At most 5000 characters.'],
    [{ names: '' }, 'names: Required.'],
    [{ email: 'nobody' }, 'email: Must be an email address.'],
    [{ phone: '1'.repeat(31) }, 'phone: At most 30 characters.'],
    [{ website: 'x'.repeat(201) }, 'website: At most 200 characters.'],
    [{ acceptPrivacyPolicy: false }, 'acceptPrivacyPolicy: Please accept the privacy policy.'],
    [{ acceptPrivacyPolicy: 'maybe' }, 'acceptPrivacyPolicy: Must be true or false.'],
  ])('%j is refused: %s', (changes, sentence) => {
    expect(problem(changes)).toBe(sentence);
  });

  test('may have a phone number as telephones copy it, with signs of direction around it', () => {
    const { phone } = submitQuery.input.parse({ ...screen, phone: '\u202a+250 788 123 456\u202c' });
    expect(phone).toBe('+250 788 123 456');
  });

  test('may have 5,000 characters', () => {
    expect(problem({ questions: 'x'.repeat(5_000) })).toBeUndefined();
  });
});
