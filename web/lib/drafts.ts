import { personHere } from './session.ts';

/** Forms that keep what was typed in the tab's storage, by the name it is kept under. */
const names = [
  'bookingDraft',
  'roomDraft',
  'signUpDraft',
  'contactDraft',
  'callbackDraft',
] as const;
export type DraftName = (typeof names)[number];

interface Owned {
  /** Id of the account of whoever has typed it; absent for a visitor. */
  owner?: string;
}

/** Where the page is kept that somebody wanted before they asked for a new password. It is for all tabs, unlike a draft. */
export const RESET_NEXT = 'resetNext';

/**
 * What a form has stored, of any shape; undefined if nothing can be read, or somebody else has typed it. What a visitor has
 * typed is for whoever they sign in as.
 */
export function readDraft(name: DraftName): unknown {
  try {
    const { owner, ...draft } = JSON.parse(sessionStorage.getItem(name) ?? '') as Owned;
    return owner === undefined || owner === personHere() ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed over a reload and over signing in, until the tab is closed. */
export function writeDraft(name: DraftName, draft: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...draft, owner: personHere() }));
  } catch {
    // Without storage a form lasts until its page is left.
  }
}

export function dropDraft(name: DraftName): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** Deletes all drafts and the page kept for a reset, because the next person at this screen may be somebody else. */
export function dropAllDrafts(): void {
  names.forEach(dropDraft);
  try {
    localStorage.removeItem(RESET_NEXT);
  } catch {
    // Nothing was kept.
  }
}
