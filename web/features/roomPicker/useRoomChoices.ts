import { useEffect, useState } from 'react';
import { messages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { callPage } from '#web/lib/api/client.ts';
import { explain } from '#web/lib/api/failure.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** Rooms that are offered at once. */
const OFFERED = 20;

interface Choices {
  /** The text that found them. */
  text: string;
  rooms?: Room[];
  hasMore?: boolean;
  error?: string;
}

/** The first page of the rooms that a text finds that is not empty, or the last one; the first rooms of all without a text. */
async function firstRooms(text: string, cursor?: string): Promise<Choices> {
  const input = { limit: OFFERED, ...(text && { text }), ...(cursor && { cursor }) };
  const { data, next } = await callPage('rooms.list', input, {
    fallback: messages.fetchRoomsFailed,
  });
  if (data.length === 0 && next) return firstRooms(text, next);
  return { text, rooms: data, hasMore: next !== undefined };
}

/** The rooms that a text finds, asked for each time it is wanted. */
export function useRoomChoices(text: string | undefined) {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<Choices>();
  useEffect(() => {
    if (text === undefined) return;
    let wanted = true;
    firstRooms(text).then(
      (choices) => wanted && setKnown(choices),
      (error: unknown) =>
        wanted && setKnown({ text, error: explain(takeFailure(error, dispatch)) }),
    );
    return () => {
      wanted = false;
    };
  }, [dispatch, text, tries]);
  const current = known?.text === text ? known : undefined;
  const retry = () => {
    setKnown(undefined);
    setTries(tries + 1);
  };
  return {
    rooms: current?.rooms,
    hasMore: current?.hasMore ?? false,
    error: current?.error,
    retry,
  };
}
