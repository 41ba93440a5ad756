import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { makeStore } from '#web/app/store.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fetchColdRoom } from '#web/features/rooms/api/coldRoomsSlice.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { answer } from '#web/lib/testing/browser.ts';
import { useChosenRoom } from './useChosenRoom.ts';

test('the chosen room stays where another part of the page fetches another room', async () => {
  const backend = new FakeBackend();
  backend.serves('rooms.get', ({ url }) =>
    answer(200, roomOf({ id: url.split('/').at(-1) ?? '' })),
  );
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useChosenRoom('r1'), { wrapper });
  await waitFor(() => expect(result.current.room?.id).toBe('r1'));
  await act(() => store.dispatch(fetchColdRoom({ id: 'r2' })));
  expect(result.current.room?.id).toBe('r1');
});
