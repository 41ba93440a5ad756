import { useState } from 'react';
import { messages } from '#shared/messages.ts';
import type { StaffNote } from '#shared/staffNote.ts';
import { call } from '#web/lib/api/client.ts';
import { explain } from '#web/lib/api/failure.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
import { useAppDispatch } from '#web/lib/state.ts';

const fallback = { fallback: messages.serverError };

/** The notes about a client, newest first, to add to and to remove one's own from. */
export function useNotes(userId: string, known: StaffNote[]) {
  const dispatch = useAppDispatch();
  const [notes, setNotes] = useState(known);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Does something, and says whether it was done. */
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setPending(true);
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(explain(takeFailure(error, dispatch)));
      return false;
    } finally {
      setPending(false);
    }
  };
  const add = (text: string) =>
    attempt(async () => {
      const note = await call('people.addNote', { id: userId, text }, fallback);
      setNotes((now) => [note, ...now]);
    });
  const remove = (noteId: string) =>
    attempt(async () => {
      await call('people.removeNote', { id: userId, noteId }, fallback);
      setNotes((now) => now.filter(({ id }) => id !== noteId));
    });
  return { notes, pending, problem, add, remove };
}
