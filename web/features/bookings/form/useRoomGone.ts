import { useEffect } from 'react';
import { ownMessages } from '#shared/messages.ts';

/** What it needs of a form that names a cold room. */
interface RoomForm {
  setValue: (name: 'coldRoomId', value: '') => void;
  setError: (name: 'coldRoomId', error: { message: string }) => void;
}

/** Clears the room of a form where it is gone, as an old link or draft may name one, and says so: another is chosen instead. */
export function useRoomGone(isGone: boolean, { setValue, setError }: RoomForm): void {
  useEffect(() => {
    if (!isGone) return;
    setValue('coldRoomId', '');
    setError('coldRoomId', { message: ownMessages.roomNotFound });
  }, [isGone, setValue, setError]);
}
