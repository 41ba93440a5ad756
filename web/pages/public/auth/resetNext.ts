import { limits } from '#shared/limits.ts';
import { RESET_NEXT } from '#web/lib/drafts.ts';
import { onSitePath } from '#web/lib/onSitePath.ts';
import { nextPath } from '#web/lib/paths.ts';

interface Kept {
  next: string;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

/**
 * Keeps for as long as a code is valid where somebody wanted to go, because the link of the e-mail does not know it and
 * opens in another tab; forgets it where they wanted nothing.
 */
export function keepResetNext(next: string | undefined): void {
  try {
    if (next === undefined) localStorage.removeItem(RESET_NEXT);
    else localStorage.setItem(RESET_NEXT, JSON.stringify({ next, at: Date.now() } satisfies Kept));
  } catch {
    // Without storage the link leads to the dashboard.
  }
}

/** What is kept, for as long as a code is valid, and deleted after that; whoever uses the browser may have changed it. */
function readKept(): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(RESET_NEXT) ?? '{}') as Partial<Kept>;
    const age = Date.now() - Number(kept.at);
    // A clock that was set back must not keep it for longer.
    if (age >= 0 && age < limits.resetMinutes * 60_000) return onSitePath(kept.next);
  } catch {
    // What cannot be read leads nowhere.
  }
  keepResetNext(undefined);
  return undefined;
}

/** Where a new password leads: where its address says, else where somebody wanted to go as they asked for the code. */
export const resetNext = (search: string): string | undefined => nextPath(search) ?? readKept();
