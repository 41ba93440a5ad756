import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { limits } from '#shared/limits.ts';
import type { StaffNote } from '#shared/staffNote.ts';
import { useNotes } from '#web/features/people/useNotes.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { TextArea } from '#web/ui/inputs.tsx';
import styles from './StaffNotes.module.css';

interface Props {
  userId: string;
  notes: StaffNote[];
}

/** How many notes are shown until somebody asks for all: the bookings below are to stay near. */
const FIRST = 3;

/** What staff wrote down about a client, who reads it only in the data that they download. */
export function StaffNotes({ userId, notes: known }: Props) {
  const { notes, pending, problem, add, remove } = useNotes(userId, known);
  const [all, setAll] = useState(false);
  const [removing, setRemoving] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const removeHere = async (id: string) => {
    setRemoving(id);
    const others = notes.length > 1;
    // The button goes with its note; an empty list is not shown.
    if (await remove(id)) (others ? list : form).current?.focus();
    setRemoving(undefined);
  };
  return (
    <>
      {notes.length === 0 && <p className="muted">No notes yet.</p>}
      <ul ref={list} tabIndex={-1} className={styles.notes} aria-label="Notes">
        {(all ? notes : notes.slice(0, FIRST)).map((note) => (
          <li key={note.id} className={styles.note}>
            <p className={styles.text}>{note.text}</p>
            <p className={styles.foot}>
              <span className="muted">
                {note.by}, {formatMoment(note.at)}
              </span>
              {note.mine && (
                <Button
                  look="ghost"
                  size="small"
                  disabled={pending && removing !== note.id}
                  pending={removing === note.id}
                  aria-label={`Remove the note: ${note.text.slice(0, 40)}`}
                  onClick={() => void removeHere(note.id)}
                >
                  Remove
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {notes.length > FIRST && (
        <p>
          <Button look="ghost" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer notes' : `Show all ${notes.length} notes`}
          </Button>
        </p>
      )}
      <NewNote form={form} add={add} pending={pending} problem={problem} />
    </>
  );
}

interface NewNoteProps extends Pick<ReturnType<typeof useNotes>, 'add' | 'pending' | 'problem'> {
  form: RefObject<HTMLFormElement | null>;
}

function NewNote({ form, add, pending, problem }: NewNoteProps) {
  const [text, setText] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() && (await add(text))) setText('');
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      className="stack"
      aria-label="Add a note"
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        label="Note"
        hint="Everybody on the staff sees notes. Clients can read them when they download their data."
        rows={2}
        maxLength={limits.staffNoteCharacters}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p>
        <Button type="submit" look="outline" size="small" pending={pending} pendingText="Saving...">
          Add the note
        </Button>
      </p>
      <FormProblem text={problem} />
    </form>
  );
}
