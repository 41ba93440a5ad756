import { useState } from 'react';
import { messages } from '#shared/messages.ts';
import type { StaffNote } from '#shared/staffNote.ts';
import { explain } from '#web/lib/api/failure.ts';
import { send, type Sent } from '#web/lib/api/send.ts';
import { useAppDispatch, type AppDispatch } from '#web/lib/state.ts';

const options = { fallback: messages.serverError };

/** The notes about a client, newest first, to add to and to remove one's own from. */
export function useNotes(userId: string, known: StaffNote[]) {
  const dispatch = useAppDispatch();
  const [notes, setNotes] = useState(known);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Sends something, and answers what came of it; undefined where it was not done. */
  const change = async <T>(request: (dispatch: AppDispatch) => Promise<Sent<T>>) => {
    setPending(true);
    setProblem(undefined);
    const { data, failure } = await dispatch(request);
    if (failure) setProblem(explain(failure));
    setPending(false);
    return data;
  };
  const add = async (text: string): Promise<boolean> => {
    const note = await change(send('people.addNote', { id: userId, text }, options));
    if (note) setNotes((now) => [note, ...now]);
    return note !== undefined;
  };
  const remove = async (noteId: string): Promise<boolean> => {
    const removed = await change(send('people.removeNote', { id: userId, noteId }, options));
    if (removed) setNotes((now) => now.filter(({ id }) => id !== noteId));
    return removed !== undefined;
  };
  return { notes, pending, problem, add, remove };
}
