import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import type { RootState } from '#web/lib/state.ts';
import { changedFields, forgetRoomDraft, readRoomDraft, saveRoomDraft } from './roomDraft.ts';
import { fieldNames, type RoomValues } from './roomFields.ts';

/**
 * Keeps what was typed where the session ends while the form stands: the guard takes the page away.
 * Whoever signs in again and comes back finds it, once.
 * @returns what was brought back, if anything
 */
export function useRoomDraft(
  form: Pick<UseFormReturn<RoomValues>, 'getValues' | 'setValue'>,
  opened: RoomValues,
  roomId: string | undefined,
  withPicture: boolean,
) {
  const store = useStore<RootState>();
  const [userId] = useState(() => selectUser(store.getState())?.userId);
  const [draft] = useState(() => readRoomDraft(userId, roomId));
  const { getValues, setValue } = form;
  const latest = useRef({ opened, withPicture });
  useEffect(() => {
    latest.current = { opened, withPicture };
  });

  useEffect(() => {
    forgetRoomDraft();
    for (const name of fieldNames) {
      const typed = draft?.fields[name];
      if (typed !== undefined) setValue(name, typed, { shouldDirty: true });
    }
  }, [setValue, draft]);

  useEffect(
    () => () => {
      if (userId === undefined || selectUser(store.getState())) return;
      const fields = changedFields(latest.current.opened, getValues());
      saveRoomDraft({ userId, roomId, fields, withPicture: latest.current.withPicture });
    },
    [store, getValues, userId, roomId],
  );
  return draft;
}
