import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import type { Failure } from '#web/lib/api/failure.ts';
import { showAtField } from '#web/lib/forms/forms.ts';
import { fieldNames, type RoomValues } from './roomFields.ts';
import { roomProblem } from './roomProblem.ts';

/** Why a room was not saved: at a field, at the picture, because others have saved it meanwhile, or in general. */
export function useRoomProblems(doing: 'create' | 'update', setError: UseFormSetError<RoomValues>) {
  const [pictureError, setPictureError] = useState<string>();
  const [stale, setStale] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const fail = (failure: Failure | undefined) => {
    if (failure?.code === 'staleRoom') setStale(failure.message);
    else if (failure?.field === 'image') setPictureError(failure.message);
    else if (!failure || !showAtField(failure, fieldNames, setError)) {
      setProblem(roomProblem(failure, doing));
    }
  };
  return {
    fail,
    stale,
    problem,
    pictureError,
    forgetStale: () => setStale(undefined),
    forgetPicture: () => setPictureError(undefined),
    forgetAll: () => {
      setStale(undefined);
      setProblem(undefined);
      setPictureError(undefined);
    },
  };
}
