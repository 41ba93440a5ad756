import type { NewEntry } from '#functions/domain/journalEntries.ts';
import type { JournalAct, JournalEntry } from '#shared/journal.ts';
import type { Violation } from './violation.ts';

/** Identifies a line among those about one thing. */
export type Line = Pick<JournalEntry, 'at' | 'act'>;

/** A line that the journal must have. */
export interface Expected extends Line {
  /** Another act that the line may name, where the stored item does not say which of the two it was. */
  or?: JournalAct;
  /** The line itself, where what it tells of keeps all of it. */
  entry?: NewEntry;
}

export const whole = (entry: NewEntry): Expected => ({ at: entry.at, act: entry.act, entry });

/** The expected lines that are not among `lines`, each with the mend that writes it again where it is known. */
export const missingLines = (about: string, expected: Expected[], lines: Line[]): Violation[] =>
  expected
    .filter((one) => !lines.some(({ at, act }) => at === one.at && [one.act, one.or].includes(act)))
    .map(({ at, act, entry }) => ({
      about,
      finding: `lacks the line of the journal ${act} of ${at}`,
      mend: entry && { kind: 'journal', entry },
    }));
