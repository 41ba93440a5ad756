import { messages } from '#shared/messages.ts';
import { callAll } from '#web/lib/api/callAll.ts';
import { askedEntries, type JournalShown } from './journalFilter.ts';

/** All lines of what is shown, also those of further pages. */
export const fetchEntries = (shown: JournalShown) =>
  callAll('journal.list', askedEntries(shown), { fallback: messages.serverError });
