import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { makeStore } from '#web/app/store.ts';
import { useFetched } from './useFetched.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={makeStore()}>{children}</Provider>
);

const fetchTown = ({ town }: { town: string }) => Promise.resolve(`rooms of ${town}`);

test('news that come to a callback of an earlier question ask the present one', async () => {
  const { result, rerender } = renderHook(({ town }) => useFetched({ town }, fetchTown), {
    wrapper,
    initialProps: { town: 'Huye' },
  });
  await waitFor(() => expect(result.current.shown).toBe('rooms of Huye'));
  const earlier = result.current;

  rerender({ town: 'Musanze' });
  await waitFor(() => expect(result.current.shown).toBe('rooms of Musanze'));
  await act(() => {
    earlier.look();
    return Promise.resolve();
  });
  expect(result.current).toMatchObject({ shown: 'rooms of Musanze', waiting: false });

  await act(() => earlier.amend(({ town }) => Promise.resolve(() => `changed in ${town}`)));
  expect(result.current.shown).toBe('changed in Musanze');
});
