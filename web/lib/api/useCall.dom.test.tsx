import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import type { TeamMember } from '#shared/team.ts';
import { makeStore } from '#web/app/store.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { signIn } from '#web/app/testing/site.tsx';
import { answer } from '#web/lib/testing/browser.ts';
import { useCall } from './useCall.ts';

const member = (firstName: string): TeamMember => ({
  userId: 'u1',
  role: 'admin',
  email: 'boss@example.com',
  firstName,
  lastName: 'Boss',
  since: '2026-11-01T06:10:00.000Z',
});

/** A page that asks for the team, each request of which is answered when a test does it. */
function openTeam() {
  signIn({ role: 'admin' });
  const backend = new FakeBackend();
  const waiting: ((response: Response) => void)[] = [];
  backend.serves('team.list', () => new Promise((resolve) => void waiting.push(resolve)));
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useCall('team.list', {}, 'Failed.'), { wrapper });
  const shown = () => result.current.data?.[0]?.firstName;
  const look = async () => {
    const before = waiting.length;
    act(() => result.current.look());
    await waitFor(() => expect(waiting).toHaveLength(before + 1));
  };
  const respond = (index: number, response: Response) =>
    act(async () => {
      waiting[index]?.(response);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  const answers = (index: number, firstName: string) =>
    respond(index, answer(200, [member(firstName)]));
  return { result, waiting, shown, look, respond, answers };
}

test('an answer that comes late does not take the place of a newer one', async () => {
  const { waiting, shown, look, answers } = openTeam();
  await waitFor(() => expect(waiting).toHaveLength(1));
  await answers(0, 'first');
  expect(shown()).toBe('first');
  await look();
  await look();
  await answers(2, 'third');
  expect(shown()).toBe('third');
  await answers(1, 'second');
  expect(shown()).toBe('third');
  await look();
  await answers(3, 'fourth');
  expect(shown()).toBe('fourth');
});

test('a look that is answered before the first request is shown, and stays', async () => {
  const { waiting, shown, look, answers } = openTeam();
  await waitFor(() => expect(waiting).toHaveLength(1));
  await look();
  await answers(1, 'second');
  expect(shown()).toBe('second');
  await answers(0, 'first');
  expect(shown()).toBe('second');
});

test('a look that fails leaves the way to an older answer, and one from before another beginning is dropped', async () => {
  const { result, waiting, shown, look, respond, answers } = openTeam();
  await waitFor(() => expect(waiting).toHaveLength(1));
  await look();
  await respond(1, answer(500, {}));
  expect(shown()).toBeUndefined();
  expect(result.current.error).toBeUndefined();
  await answers(0, 'first');
  expect(shown()).toBe('first');
  await look();
  act(() => result.current.retry());
  await waitFor(() => expect(waiting).toHaveLength(4));
  await answers(2, 'before');
  expect(shown()).toBeUndefined();
  await answers(3, 'anew');
  expect(shown()).toBe('anew');
});

test('a next page that comes after the list has begun anew is dropped', async () => {
  const { result, waiting, shown, respond } = openTeam();
  const page = (firstName: string, next: string) =>
    answer(200, [member(firstName)], { Link: `<?cursor=${next}>; rel="next"` });
  await waitFor(() => expect(waiting).toHaveLength(1));
  await respond(0, page('first', 'two'));
  act(() => void result.current.more?.());
  await waitFor(() => expect(waiting).toHaveLength(2));
  act(() => result.current.retry());
  await waitFor(() => expect(waiting).toHaveLength(3));
  await respond(2, page('anew', 'other'));
  await respond(1, answer(200, [member('behind')]));
  expect(result.current.data).toHaveLength(1);
  expect(shown()).toBe('anew');
  expect(result.current.more).toBeDefined();
});
