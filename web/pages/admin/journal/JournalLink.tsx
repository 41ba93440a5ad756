import { useMay } from '#web/features/auth/index.ts';
import { journalPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

/** Leads to all that the staff did with a thing, for whoever may read the journal. */
export function JournalLink({ thing }: { thing: string }) {
  if (!useMay('journal.list')) return null;
  return (
    <ButtonLink to={journalPath({ thing })} look="outline" size="small">
      Journal
    </ButtonLink>
  );
}
