import { useSearchParams } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { inPlaceAtOnce } from '#web/lib/router/inPlaceAtOnce.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { JournalCsv } from './JournalCsv.tsx';
import { JournalFilters } from './JournalFilters.tsx';
import { JournalLines } from './JournalLines.tsx';
import { queryOf, readShown, type JournalShown } from './journalFilter.ts';

/** What the staff did, newest first, narrowed to what the address says. */
export default function JournalPage() {
  const [query, setQuery] = useSearchParams();
  const shown = readShown(query);
  const change = (changed: Partial<JournalShown>) =>
    setQuery(queryOf({ ...shown, ...changed }), inPlaceAtOnce);
  return (
    <>
      <PageHead title="Journal" text="What operators and admins did.">
        <JournalCsv shown={shown} />
      </PageHead>
      {shown.thing && (
        <p>
          All that was done to one booking, room or client.{' '}
          <ButtonLink to={paths.adminJournal.path} look="outline" size="small">
            Show everything
          </ButtonLink>
        </p>
      )}
      {/* A day that was typed in part goes with the thing. */}
      <JournalFilters key={shown.thing} shown={shown} onChange={change} />
      <JournalLines shown={shown} />
    </>
  );
}
