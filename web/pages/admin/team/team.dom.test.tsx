import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Invitation, TeamMember } from '#shared/team.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { answer } from '#web/lib/testing/browser.ts';

const boss: TeamMember = {
  userId: 'u1',
  role: 'admin',
  email: 'boss@example.com',
  firstName: 'Aline',
  lastName: 'Boss',
  since: '2026-11-01T06:10:00.000Z',
};
const keza: TeamMember = {
  ...boss,
  userId: 'u2',
  role: 'operator',
  email: 'keza@example.com',
  firstName: 'Keza',
  lastName: 'Sample',
};

const invitation: Invitation = {
  id: 'i1',
  email: 'waiting@example.com',
  role: 'admin',
  by: 'Aline Boss',
  at: '2026-11-20T06:10:00.000Z',
  until: '2026-11-27T06:10:00.000Z',
};

/** The page of a team, which changes as roles are given. */
function openTeam() {
  const backend = new FakeBackend();
  let team = [boss, keza];
  backend.serves('team.list', () => answer(200, team));
  backend.serves('team.setRole', ({ body }) => {
    const given = body as Pick<TeamMember, 'email' | 'role'>;
    const known = team.find(({ email }) => email === given.email) ?? { ...keza, userId: 'u3' };
    const member = { ...known, ...given };
    team = [...team.filter((one) => one !== known), member].filter(({ role }) => role !== 'user');
    return answer(200, member);
  });
  let invitations = [invitation];
  backend.serves('team.invitations', () => answer(200, invitations));
  backend.serves('team.invite', ({ body }) => {
    const invited = { ...invitation, id: 'i2', ...(body as Pick<Invitation, 'email' | 'role'>) };
    invitations = [...invitations, invited];
    return answer(201, invited);
  });
  backend.serves('team.withdrawInvitation', () => {
    invitations = [];
    return answer(200, invitation);
  });
  return { backend, ...openSite('/admin-dashboard/team') };
}

type User = ReturnType<typeof openTeam>['user'];

/** Chooses what is to be done about a member. */
async function choose(user: User, names: string, what: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${names}` }));
  await user.click(screen.getByRole('menuitem', { name: what }));
}

const rowOf = (name: RegExp) => screen.queryByRole('row', { name });

beforeEach(() => signIn({ role: 'admin' }));

test('an admin sees the team, and withdraws a role after a question', async () => {
  const { backend, user } = openTeam();
  expect(await screen.findByRole('row', { name: /^Aline Boss \(you\).*Admin/ })).toBeVisible();
  await choose(user, 'Keza Sample', 'Withdraw');
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this role?' }));
  expect(dialog.getByText('Keza Sample (keza@example.com)')).toBeVisible();
  expect(
    dialog.getByText('All their sessions end at once, and they must sign in again.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
  expect(backend.sentTo('team.setRole')).toEqual([]);

  await choose(user, 'Keza Sample', 'Withdraw');
  await user.click(screen.getByRole('button', { name: 'Withdraw the role' }));
  expect(await screen.findByText('Keza Sample is a client now.')).toBeVisible();
  await waitFor(() => expect(rowOf(/^Keza Sample/)).toBeNull());
});

test('the team and the invitations stay in sight while they are read again, also where that fails', async () => {
  const { backend, user } = openTeam();
  const row = await screen.findByRole('row', { name: /^Keza Sample/ });
  const release = backend.delays('team.list');
  await user.click(screen.getByRole('button', { name: /^Withdraw the invitation to waiting/ }));
  expect(await screen.findByText('No open invitations.')).toBeVisible();
  await choose(user, 'Keza Sample', 'Make admin');
  backend.fails('team.list');
  await user.click(screen.getByRole('button', { name: 'Make admin' }));
  expect(await screen.findByText('Keza Sample is an admin now.')).toBeVisible();
  expect(row).toBeInTheDocument();
  release();
  expect(await screen.findByText('Not up to date: Failed to fetch the team.')).toBeVisible();
  expect(row).toBeInTheDocument();
});

test('an admin makes an operator an admin, and is told that it ends their sessions', async () => {
  const { user } = openTeam();
  await choose(user, 'Keza Sample', 'Make admin');
  const dialog = within(screen.getByRole('dialog', { name: 'Make them an admin?' }));
  await user.click(dialog.getByRole('button', { name: 'Make admin' }));
  expect(await screen.findByRole('row', { name: /^Keza Sample.*Admin/ })).toBeVisible();
});

test('an admin adds somebody by their address', async () => {
  const { backend, user } = openTeam();
  const add = await screen.findByRole('button', { name: 'Add to the team' });
  await user.click(add);
  expect(screen.getByText('Please enter an email address.')).toBeVisible();
  await fill(user, screen.getByLabelText('Email'), ' new@example.com ');
  await user.selectOptions(screen.getByLabelText('Role'), 'Operator');
  await user.click(add);
  const dialog = within(screen.getByRole('dialog', { name: 'Make them an operator?' }));
  expect(dialog.getByText('new@example.com')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make operator' }));
  expect(await screen.findByText('new@example.com is an operator now.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /new@example\.com Operator/ })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(backend.sentTo('team.setRole')).toHaveLength(1);
});

test.each([
  ['accountNotFound', /^Nobody has registered with this address/],
  ['addressUnconfirmed', /^Nobody has shown yet that this address is theirs/],
  ['lastAdmin', /^The last admin cannot go/],
] as const)('a refusal says why, and nothing changes: %s', async (code, words) => {
  const { backend, user } = openTeam();
  backend.refuses('team.setRole', code);
  await choose(user, 'Aline Boss', 'Withdraw');
  expect(screen.getByText(/^This is your own account/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the role' }));
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(screen.queryByText(words)).toBeNull();
  expect(rowOf(/^Aline Boss \(you\).*Admin/)).toBeVisible();
});

test('an admin sees who is invited by whom until when, and withdraws it', async () => {
  const { user } = openTeam();
  const row = await screen.findByRole('row', { name: /^waiting@example\.com/ });
  expect(row).toHaveTextContent(/Admin.*Aline Boss.*20 Nov 2026.*27 Nov 2026/);
  await user.click(
    screen.getByRole('button', { name: 'Withdraw the invitation to waiting@example.com' }),
  );
  expect(
    await screen.findByText('The invitation to waiting@example.com is withdrawn.'),
  ).toBeVisible();
  expect(await screen.findByText('No open invitations.')).toBeVisible();
});

test('an invitation that is gone is said to be, and the list is fetched again', async () => {
  const { backend, user } = openTeam();
  backend.refuses('team.withdrawInvitation', 'invitationGone');
  await user.click(await screen.findByRole('button', { name: /^Withdraw the invitation/ }));
  expect(await screen.findByText(/^This invitation was withdrawn or accepted/)).toBeVisible();
  await waitFor(() => expect(backend.sentTo('team.invitations')).toHaveLength(2));
});

test('nobody is asked about an address that is none', async () => {
  const { user } = openTeam();
  const send = await screen.findByRole('button', { name: 'Invite by email' });
  await fill(user, screen.getByLabelText('Email'), 'new.example.com');
  for (const button of [send, screen.getByRole('button', { name: 'Add to the team' })]) {
    await user.click(button);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      /Must be an email address\./,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test('an admin invites somebody who has no account', async () => {
  const { backend, user } = openTeam();
  const send = await screen.findByRole('button', { name: 'Invite by email' });
  await user.click(send);
  expect(screen.getByText('Please enter an email address.')).toBeVisible();
  await fill(user, screen.getByLabelText('Email'), 'new@example.com');
  await user.click(send);
  const dialog = within(screen.getByRole('dialog', { name: 'Invite by email?' }));
  expect(dialog.getByText(/holds for 7 days/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Do not invite' }));
  await user.click(send);
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('We have sent an invitation to new@example.com.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /^new@example\.com Operator/ })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(backend.sentTo('team.invite')).toHaveLength(1);
});

test('an address without an account can be invited from where the role was to be given, and the other way round', async () => {
  const { backend, user } = openTeam();
  backend.refuses('team.setRole', 'accountNotFound');
  await fill(user, await screen.findByLabelText('Email'), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Add to the team' }));
  await user.click(screen.getByRole('button', { name: 'Make operator' }));
  const give = within(screen.getByRole('dialog', { name: 'Make them an operator?' }));
  await user.click(await give.findByRole('button', { name: 'Invite by email' }));

  backend.refuses('team.invite', 'hasAccount');
  await user.click(await screen.findByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText(/^This address has an account already/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Give the role' }));
  expect(await screen.findByRole('dialog', { name: 'Make them an operator?' })).toBeVisible();
});

test('a team that cannot be fetched is asked for again', async () => {
  const backend = new FakeBackend();
  backend.answers('team.invitations', []);
  backend.fails('team.list');
  const { user } = openSite('/admin-dashboard/team');
  const again = await screen.findByRole('button', { name: /again/i });
  backend.answers('team.list', [boss]);
  await user.click(again);
  expect(await screen.findByRole('row', { name: /^Aline Boss/ })).toBeVisible();
});
