/** Forms that keep what was typed in the tab's storage, by the name it is kept under. */
const names = [
  'bookingDraft',
  'roomDraft',
  'signUpDraft',
  'contactDraft',
  'callbackDraft',
] as const;
export type DraftName = (typeof names)[number];

/** What a form has stored, of any shape; undefined if nothing can be read. */
export function readDraft(name: DraftName): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed over a reload and over signing in, until the tab is closed. */
export function writeDraft(name: DraftName, draft: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
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

/** Deletes all drafts, because the next person at this screen may be somebody else. */
export const dropAllDrafts = (): void => names.forEach(dropDraft);
