import { api } from '#shared/api.ts';
import { errorBody, type ErrorBody } from '#shared/errors.ts';
import { successes } from '#shared/messages.ts';
import { expectErrorBody, expectRefusal } from '../support/backend.ts';
import { expect, test } from '../support/test.ts';

const screen = {
  names: 'Keza Test',
  email: 'keza@example.com',
  phone: '+250 788 123 456',
  questions: 'Do you store flowers?\nFor how long?',
  acceptPrivacyPolicy: true,
  subscribeNews: false,
};

test('takes a message of the contact screen [S3.22, S6.2, S7.19, S8.46]', async ({ backend }) => {
  const { message } = await backend.ok(api.contact.submitQuery, { json: screen });
  expect(message).toBe(successes.querySubmitted);
});

test('takes a message of the callback form, and one of 5,000 characters [S3.24]', async ({
  backend,
}) => {
  const { names, email } = screen;
  const callback = { names, email, website: 'https://example.com', question: 'Call me, please.' };
  for (const json of [callback, { ...screen, questions: 'x'.repeat(5_000) }]) {
    expect((await backend.call(api.contact.submitQuery, { json })).status).toBe(201);
  }
});

const wrong: [string, Record<string, unknown>, string, ErrorBody][] = [
  ['without a message', { questions: '  ' }, 'questions', errorBody('required')],
  [
    'that is too long',
    { questions: 'x'.repeat(5_001) },
    'questions',
    errorBody('tooLong', { max: 5_000 }),
  ],
  ['without a name', { names: '' }, 'names', errorBody('required')],
  ['without an address', { email: 'keza' }, 'email', errorBody('notEmail')],
  [
    'without consent',
    { acceptPrivacyPolicy: false },
    'acceptPrivacyPolicy',
    errorBody('privacyPolicy'),
  ],
];
test('refuses a message that cannot be sent, and names the field [S5.20, S9.17]', async ({
  backend,
}) => {
  for (const [what, change, field, body] of wrong) {
    const answer = await backend.call(api.contact.submitQuery, { json: { ...screen, ...change } });
    expect(answer, what).toMatchObject({ body: { field } });
    expectErrorBody(answer, { ...body, field });
  }
});

test('refuses robots, who fill in what nobody sees', async ({ backend }) => {
  const json = { ...screen, company: 'Robots Ltd' };
  expectRefusal(await backend.call(api.contact.submitQuery, { json }), 'unknownError');
});
