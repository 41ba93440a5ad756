import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unsubscribeQuery } from '#shared/unsubscribePath.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite } from '#web/app/testing/site.tsx';

const link = { user: 'u1', topic: 'reminders', key: 'k1' } as const;
const LINK = `/unsubscribe#${unsubscribeQuery(link)}`;
const question = 'Do you want to stop these emails? “The day before you arrive, and your last day”';
const message = 'We have stopped these emails.';

test('the link of an e-mail asks before it stops those like it, and a press stops them', async () => {
  const backend = new FakeBackend();
  backend.answers('mails.unsubscribe', { message });
  const { user } = openSite(LINK);
  expect(await screen.findByText(question)).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
  expect(backend.sentTo('mails.unsubscribe')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByRole('status')).toHaveTextContent(message);
  expect(screen.queryByText(question)).toBeNull();
  const [sent, ...more] = backend.sentTo('mails.unsubscribe');
  expect(sent?.url).toContain(`?${unsubscribeQuery(link)}`);
  expect(more).toEqual([]);
});

test('another link that is opened in the same tab asks anew', async () => {
  const backend = new FakeBackend();
  backend.answers('mails.unsubscribe', { message });
  const { user, goTo } = openSite(LINK);
  await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
  await screen.findByText(message);
  goTo(`/unsubscribe#${unsubscribeQuery({ ...link, topic: 'cancellations' })}`);
  expect(await screen.findByText(/“Your booking is cancelled”/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
});

test('one that fails to stop them says so, and asks again', async () => {
  const backend = new FakeBackend();
  backend.refuses('mails.unsubscribe', 'wrongLink');
  const { user } = openSite(LINK);
  await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByText(/^This link is not right/)).toBeVisible();
  expect(screen.getByText(question)).toBeVisible();
});

test('one without a kind of e-mails stops nothing', async () => {
  openSite('/unsubscribe#user=u1');
  expect(await screen.findByText(/^This link is not right/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).toBeNull();
});
