import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyResolver } from '#web/lib/forms/forms.ts';
import { paths, roomListPath } from '#web/lib/paths.ts';
import type { RoomValues } from './roomFields.ts';
import { useOpenedRoom } from './useOpenedRoom.ts';
import { usePictureWords } from './usePictureWords.ts';
import { useRoomDraft } from './useRoomDraft.ts';
import { useRoomProblems } from './useRoomProblems.ts';
import type { KnownRoom } from './useRoomToEdit.ts';
import { useSaveRoom } from './useSaveRoom.ts';
import { useStopping } from './useStopping.ts';
import { useUnsaved } from './useUnsaved.ts';

const resolver = lazyResolver<RoomValues>(
  async () => (await import('./roomFieldsSchema.ts')).roomFieldsSchema,
);

/** The state of the room form and the way it is saved. Nothing typed is lost on a failure. */
export function useRoomForm(known: KnownRoom | undefined) {
  const room = known?.room;
  const navigate = useNavigate();
  const back = roomListPath(useLocation().state);
  const [chosen, setChosen] = useState<Blob>();
  const { opened, loading, openAgain, takePictures } = useOpenedRoom(known);
  const words = usePictureWords(opened);
  const stopping = useStopping();
  const form = useForm<RoomValues>({ resolver, defaultValues: opened.fields });
  const problems = useRoomProblems(room ? 'update' : 'create', form.setError);
  const { fail } = problems;

  const draft = useRoomDraft(form, opened.fields, room?.id, chosen !== undefined);
  const { held, letGo } = useUnsaved(
    form.formState.isDirty || chosen !== undefined || words.isUnsaved,
  );

  const onSaved = () => {
    letGo();
    void navigate(room ? back : paths.adminRooms.path);
  };
  const saveRoom = useSaveRoom({ room, chosen, words, opened, takePictures, fail, onSaved });
  const save = (fields: RoomValues) => {
    problems.forgetAll();
    return saveRoom(fields);
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
    problems.forgetStale();
    form.reset(fields, { keepDirtyValues: true });
  };

  const choosePicture = (blob: Blob | undefined) => {
    problems.forgetPicture();
    setChosen(blob);
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
    stale: problems.stale,
    problem: problems.problem,
    picture: { chosen, error: problems.pictureError, onChange: choosePicture },
    held,
    draft,
    back,
  };
}
