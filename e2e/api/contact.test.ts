import { api } from '#shared/api.ts';
import { messages, successes } from '#shared/messages.ts';
import { expectRefusal } from '../support/backend.ts';
import { expect, test } from '../support/test.ts';

const screen = {
  names: 'Keza Test',
  email: 'keza@example.com',
  phone: '+250 788 123 456',
  questions: 'Do you store flowers?\nFor how long?',
  acceptPrivacyPolicy: true,
  subscribeNews: false,
};

test('takes a message of the contact screen', async ({ backend }) => {
  const { message } = await backend.ok(api.contact.submitQuery, { json: screen });
  expect(message).toBe(successes.querySubmitted);
});

test('takes a message of the callback form', async ({ backend }) => {
  const { names, email } = screen;
  const json = { names, email, website: 'https://example.com', question: 'Call me, please.' };
  expect((await backend.call(api.contact.submitQuery, { json })).status).toBe(201);
});

test('takes a message of 5,000 characters', async ({ backend }) => {
  const json = { ...screen, questions: 'x'.repeat(5_000) };
  expect((await backend.call(api.contact.submitQuery, { json })).status).toBe(201);
});

const wrong: [string, Record<string, unknown>, string, string][] = [
  ['without a message', { questions: '  ' }, 'questions', 'Required.'],
  ['that is too long', { questions: 'x'.repeat(5_001) }, 'questions', 'At most 5000 characters.'],
  ['without a name', { names: '' }, 'names', 'Required.'],
  ['without an address', { email: 'keza' }, 'email', 'Must be an e-mail address.'],
  [
    'without consent',
    { acceptPrivacyPolicy: false },
    'acceptPrivacyPolicy',
    'Please accept the privacy policy.',
  ],
];
for (const [what, change, field, sentence] of wrong) {
  test(`refuses a message ${what}`, async ({ backend }) => {
    const answer = await backend.call(api.contact.submitQuery, { json: { ...screen, ...change } });
    expectRefusal(answer, 400, `${field}: ${sentence}`, field);
  });
}

test('refuses robots, who fill in what nobody sees', async ({ backend }) => {
  const json = { ...screen, company: 'Robots Ltd' };
  expectRefusal(await backend.call(api.contact.submitQuery, { json }), 400, messages.unknownError);
});
