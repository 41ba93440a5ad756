import { messages, successes } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { paths, roomListPath } from '#web/lib/paths.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import {
  createColdRoom,
  fetchColdRoom,
  updateColdRoom,
} from '#web/features/rooms/api/coldRoomsSlice.ts';
import { fieldNames, fieldsOf, newRoomFields, toSend, type RoomValues } from './roomFields.ts';
import { useRoomDraft } from './useRoomDraft.ts';
import { useUnsaved } from './useUnsaved.ts';

const resolver = lazyResolver<RoomValues>(
  async () => (await import('./roomFieldsSchema.ts')).roomFieldsSchema,
);

const words = { create: messages.createRoomFailedInline, update: messages.updateRoomFailedInline };

/** That it failed, and why where the server gave a reason. */
function problemOf(failure: Failure | undefined, doing: 'create' | 'update'): string {
  const failed = words[doing];
  if (!failure) return failed;
  const { message, unexplained } = failure;
  return explain({ ...failure, message: unexplained ? failed : `${failed} ${message}` });
}

/** The state of the room form and the way it is saved. Nothing typed is lost on a failure. */
export function useRoomForm(room: Room | undefined) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const back = roomListPath(useLocation().state);
  const [version, setVersion] = useState(room?.version);
  const [chosen, setChosen] = useState<Blob>();
  const [pictureError, setPictureError] = useState<string>();
  const [stale, setStale] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [loading, setLoading] = useState(false);
  const [opened, setOpened] = useState(room ? fieldsOf(room) : newRoomFields);
  const form = useForm<RoomValues>({ resolver, defaultValues: opened });

  const draft = useRoomDraft(form, opened, room?.id, chosen !== undefined);
  const { blocker, letGo } = useUnsaved(form.formState.isDirty || chosen !== undefined);

  const fail = (failure: Failure | undefined) => {
    if (failure?.code === 'staleRoom') setStale(failure.message);
    else if (failure?.field === 'image') setPictureError(failure.message);
    else if (!failure || !showAtField(failure, fieldNames, form.setError)) {
      setProblem(problemOf(failure, room ? 'update' : 'create'));
    }
  };

  const send = (fields: RoomValues) => {
    const sent = { ...toSend(fields), ...(chosen && { image: chosen }) };
    return room
      ? dispatch(
          updateColdRoom({ ...sent, id: room.id, ...(version !== undefined && { version }) }),
        )
      : dispatch(createColdRoom(sent));
  };

  const save = async (fields: RoomValues) => {
    setStale(undefined);
    setProblem(undefined);
    setPictureError(undefined);
    const result = await send(fields);
    if (createColdRoom.fulfilled.match(result) || updateColdRoom.fulfilled.match(result)) {
      notify.success(room ? successes.roomUpdated : successes.roomCreated);
      letGo();
      void navigate(room ? back : paths.adminRooms.path);
      return;
    }
    fail(result.payload);
  };

  const loadAgain = async () => {
    if (!room) return;
    setLoading(true);
    const result = await dispatch(fetchColdRoom({ id: room.id }));
    setLoading(false);
    if (fetchColdRoom.fulfilled.match(result)) {
      setStale(undefined);
      setVersion(result.payload.version);
      setOpened(fieldsOf(result.payload));
      form.reset(fieldsOf(result.payload), { keepDirtyValues: true });
    } else fail(result.payload);
  };

  const picture = {
    chosen,
    error: pictureError,
    onChange: (blob: Blob | undefined) => {
      setPictureError(undefined);
      setChosen(blob);
    },
  };
  return {
    form,
    save: form.handleSubmit(save),
    loadAgain,
    loading,
    stale,
    problem,
    picture,
    blocker,
    draft,
    back,
  };
}
