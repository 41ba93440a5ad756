import { messages, refusals, successes } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { lazyResolver, messageFor, showAtField } from '#web/lib/forms/forms.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { paths } from '#web/lib/paths.ts';
import { useAppDispatch } from '#web/app/store.ts';
import {
  createColdRoom,
  fetchColdRoom,
  updateColdRoom,
} from '#web/features/rooms/api/coldRoomsSlice.ts';
import { fieldNames, fieldsOf, newRoomFields, toSend, type RoomFields } from './roomFields.ts';
import { useUnsaved } from './useUnsaved.ts';

const resolver = lazyResolver<RoomFields>(
  async () => (await import('./roomFormSchema.ts')).roomFormSchema,
);

const words = {
  create: { inline: messages.createRoomFailedInline, bare: messages.createRoomFailed },
  update: { inline: messages.updateRoomFailedInline, bare: messages.updateRoomFailed },
};

/** That it failed, and why where the server gave a reason. */
function problemOf(failure: Failure | undefined, doing: 'create' | 'update'): string {
  const { inline, bare } = words[doing];
  if (!failure) return inline;
  const { message } = failure;
  return explain({ ...failure, message: message === bare ? inline : `${inline} ${message}` });
}

/** The state of the room form and the way it is saved. Nothing typed is lost on a failure. */
export function useRoomForm(room: Room | undefined) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [version, setVersion] = useState(room?.version);
  const [chosen, setChosen] = useState<Blob>();
  const [pictureError, setPictureError] = useState<string>();
  const [stale, setStale] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [loading, setLoading] = useState(false);
  const form = useForm<RoomFields>({
    resolver,
    defaultValues: room ? fieldsOf(room) : newRoomFields,
  });

  const { blocker, letGo } = useUnsaved(form.formState.isDirty || chosen !== undefined);

  const fail = (failure: Failure | undefined) => {
    if (failure?.message === refusals.staleRoom) setStale(failure.message);
    else if (failure?.field === 'image') setPictureError(messageFor(failure));
    else if (!failure || !showAtField(failure, fieldNames, form.setError)) {
      setProblem(problemOf(failure, room ? 'update' : 'create'));
    }
  };

  const send = (fields: RoomFields) => {
    const sent = { ...toSend(fields), ...(chosen && { image: chosen }) };
    return room
      ? dispatch(
          updateColdRoom({ ...sent, id: room.id, ...(version !== undefined && { version }) }),
        )
      : dispatch(createColdRoom(sent));
  };

  const save = async (fields: RoomFields) => {
    setStale(undefined);
    setProblem(undefined);
    setPictureError(undefined);
    const result = await send(fields);
    if (createColdRoom.fulfilled.match(result) || updateColdRoom.fulfilled.match(result)) {
      notify.success(room ? successes.roomUpdated : successes.roomCreated);
      letGo();
      void navigate(paths.adminRooms.path);
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
  };
}
