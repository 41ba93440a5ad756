import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages } from '#shared/messages.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite } from '#web/app/testing/site.tsx';

const SUCCESS = 'Your query has been submitted successfully!';
const FAILURE = 'Failed to submit the query.';
const sentWell = { message: SUCCESS };

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const accept = () => field(/^I've read and accept privacy policy/);
const news = () => screen.getByLabelText("I'd like to get news and insights from us");
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone number/ });
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }));

/** Opens the contact screen, and waits until it is there. */
async function openContact() {
  const site = openSite('/contact');
  await screen.findByRole('textbox', { name: /^Phone number/ });
  return site;
}

async function fillIn(user: UserEvent): Promise<void> {
  await fill(user, field('Full name'), 'Aline Test');
  await fill(user, field('Email'), 'aline@example.com');
  await fill(user, field('How we can help?'), 'Two tons of milk, for a week.');
  await user.click(accept());
}

test('the contact screen has every field and word of the specification [S2.5, S2.92, S2.93, S2.94, S2.95, S5.19]', async () => {
  new FakeBackend();
  await openContact();
  const title = 'Go ahead and send us a Message!!';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const label of ['Full name', 'Email', 'How we can help?']) {
    expect(field(label)).toBeRequired();
  }
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(phone()).toHaveAttribute('placeholder', expect.stringMatching(/^\+250/));
  expect(phone()).not.toBeRequired();
  expect(accept()).toBeRequired();
  expect(news()).not.toBeRequired();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('the phone number of the contact screen is Rwandan unless another country is chosen [S2.94]', async () => {
  new FakeBackend();
  await openContact();
  expect(screen.getByRole('button', { name: 'Country: RW, Rwanda +250' })).toHaveTextContent('RW');
  expect(phone()).toHaveAttribute('placeholder', '+250 788 123 456');
  expect(phone()).toHaveAttribute('type', 'tel');
});

test('the policy that has to be accepted is read in a tab of its own, and nothing typed is lost', async () => {
  new FakeBackend();
  await openContact();
  const link = screen.getByRole('link', { name: /^privacy policy ?\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', '/privacy');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a failure is said, and nothing that was typed is lost [S2.97, S8.45]', async () => {
  const backend = new FakeBackend();
  const { user } = await openContact();
  await fillIn(user);
  await fill(user, phone(), '+250788123456');
  backend.fails('contact.submitQuery');
  await send(user);
  expect(await screen.findByText(FAILURE)).toBeVisible();
  expect(field('Full name')).toHaveValue('Aline Test');
  expect(field('How we can help?')).toHaveValue('Two tons of milk, for a week.');
  expect(phone()).toHaveValue('+250788123456');
  expect(accept()).toBeChecked();

  backend.loses('contact.submitQuery');
  await send(user);
  expect(await screen.findByText(messages.noResponse)).toBeVisible();
  expect(screen.queryByText(FAILURE)).toBeNull();
  expect(field('Email')).toHaveValue('aline@example.com');
  expect(phone()).toHaveValue('+250788123456');
  expect(accept()).toBeChecked();

  backend.answers('contact.submitQuery', sentWell);
  await send(user);
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(screen.queryByText(messages.noResponse)).toBeNull();
  expect(field('Full name')).toHaveValue('');
});

test('what is missing is said beside its field, and nothing is sent [S2.93, S5.19]', async () => {
  const backend = new FakeBackend();
  const { user } = await openContact();
  await send(user);
  await waitFor(() => expect(field('Full name')).toHaveAccessibleDescription('Enter your name.'));
  expect(field('Email')).toHaveAccessibleDescription('Enter your email address.');
  expect(field('How we can help?')).toHaveAccessibleDescription('Say how we can help.');
  expect(accept()).toHaveAccessibleDescription('Please accept the privacy policy.');
  expect(phone()).not.toHaveAccessibleDescription();
  expect(field('Full name')).toHaveFocus();

  await fill(user, field('Email'), 'nobody');
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription('Must be an email address.'),
  );
  expect(backend.sent).toEqual([]);
});

test('phone and newsletter may be left empty [S2.94, S2.95, S5.19]', async () => {
  const backend = new FakeBackend();
  backend.answers('contact.submitQuery', sentWell);
  const { user } = await openContact();
  await fillIn(user);
  await send(user);
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(backend.sentTo('contact.submitQuery')).toMatchObject([
    { body: { names: 'Aline Test', phone: '', subscribeNews: false, acceptPrivacyPolicy: true } },
  ]);
});

test('a message is sent once where its button is pressed twice', async () => {
  const backend = new FakeBackend();
  backend.answers('contact.submitQuery', sentWell);
  const { user } = await openContact();
  await fillIn(user);
  await user.dblClick(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(backend.sentTo('contact.submitQuery')).toHaveLength(1);
});

test('what became of a message is forgotten on leaving and coming back [S2.98]', async () => {
  const backend = new FakeBackend();
  backend.answers('contact.submitQuery', sentWell);
  const { user, goBack } = await openContact();
  await fillIn(user);
  await send(user);
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'questions and answers' }));
  expect(await screen.findByText('Questions and answers', { selector: 'h1' })).toBeVisible();
  goBack();
  expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
  expect(screen.queryByText(SUCCESS)).toBeNull();
});

test('what was typed into the contact form survives a reload until it is sent', async () => {
  const backend = new FakeBackend();
  const { user } = await openContact();
  await fillIn(user);
  await fill(user, phone(), '+250788123456');

  const reloaded = await openContact();
  await waitFor(() => expect(field('Full name')).toHaveValue('Aline Test'));
  expect(field('How we can help?')).toHaveValue('Two tons of milk, for a week.');
  expect(phone()).toHaveValue('+250 788 123 456');
  expect(accept(), 'agreed to anew').not.toBeChecked();

  backend.answers('contact.submitQuery', sentWell);
  await reloaded.user.click(accept());
  await send(reloaded.user);
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  await openContact();
  expect(field('Full name')).toHaveValue('');
});
