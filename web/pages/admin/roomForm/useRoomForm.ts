import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { successes } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { createColdRoom, updateColdRoom } from '#web/features/rooms/api/coldRoomsSlice.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { paths, roomListPath } from '#web/lib/paths.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { fieldNames, toSend, type RoomValues } from './roomFields.ts';
import { roomProblem } from './roomProblem.ts';
import { useOpenedRoom } from './useOpenedRoom.ts';
import { usePictureWords } from './usePictureWords.ts';
import { useRoomDraft } from './useRoomDraft.ts';
import type { KnownRoom } from './useRoomToEdit.ts';
import { useStopping } from './useStopping.ts';
import { useUnsaved } from './useUnsaved.ts';

const resolver = lazyResolver<RoomValues>(
  async () => (await import('./roomFieldsSchema.ts')).roomFieldsSchema,
);

/** The state of the room form and the way it is saved. Nothing typed is lost on a failure. */
export function useRoomForm(known: KnownRoom | undefined) {
  const room = known?.room;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const back = roomListPath(useLocation().state);
  const [chosen, setChosen] = useState<Blob>();
  const [pictureError, setPictureError] = useState<string>();
  const [stale, setStale] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { opened, loading, openAgain, takePictures } = useOpenedRoom(known);
  const words = usePictureWords(opened);
  const stopping = useStopping();
  const form = useForm<RoomValues>({ resolver, defaultValues: opened.fields });

  const draft = useRoomDraft(form, opened.fields, room?.id, chosen !== undefined);
  const { held, letGo } = useUnsaved(
    form.formState.isDirty || chosen !== undefined || words.isUnsaved,
  );

  const fail = (failure: Failure | undefined) => {
    if (failure?.code === 'staleRoom') setStale(failure.message);
    else if (failure?.field === 'image') setPictureError(failure.message);
    else if (!failure || !showAtField(failure, fieldNames, form.setError)) {
      setProblem(roomProblem(failure, room ? 'update' : 'create'));
    }
  };

  /** Saves the descriptions of pictures first, and answers the version that the room has then. */
  const saveWords = async ({ id }: Room) => {
    if (!words.isUnsaved) return opened;
    const saved = await words.saveAll(id);
    if ('room' in saved) {
      takePictures(saved.room);
      return saved.room;
    }
    fail(saved.failure);
    return undefined;
  };

  const send = async (fields: RoomValues) => {
    const sent = { ...toSend(fields), ...(chosen && { image: chosen }) };
    if (!room) return dispatch(createColdRoom(sent));
    const described = await saveWords(room);
    if (!described) return undefined;
    const { version } = described;
    const change = { ...sent, id: room.id, ...(version !== undefined && { version }) };
    return dispatch(updateColdRoom(change));
  };

  const save = async (fields: RoomValues) => {
    setStale(undefined);
    setProblem(undefined);
    setPictureError(undefined);
    const result = await send(fields);
    if (!result) return;
    if (createColdRoom.fulfilled.match(result) || updateColdRoom.fulfilled.match(result)) {
      notify.success(room ? successes.roomUpdated : successes.roomCreated);
      letGo();
      void navigate(room ? back : paths.adminRooms.path);
      return;
    }
    fail(result.payload);
  };

  /** Saves, unless that would stop the bookings of a room that has some: then it asks first. */
  const saveOrAsk = async (fields: RoomValues) => {
    const { status } = opened.fields;
    if (room && fields.status === 'unavailable' && status !== 'unavailable') {
      const { asks, failure } = await stopping.ask(room.id);
      if (failure) fail(failure);
      if (asks !== false) return;
    }
    await save(fields);
  };

  const stop = () => {
    stopping.close();
    void form.handleSubmit(save)();
  };

  const loadAgain = async () => {
    if (!room) return;
    const { fields, failure } = await openAgain(room);
    if (!fields) {
      fail(failure);
      return;
    }
    setStale(undefined);
    form.reset(fields, { keepDirtyValues: true });
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
    save: form.handleSubmit(saveOrAsk),
    stopping: { live: stopping.live, onClose: stopping.close, onConfirm: stop },
    loadAgain,
    loading,
    opened,
    takePictures,
    words,
    stale,
    problem,
    picture,
    held,
    draft,
    back,
  };
}
