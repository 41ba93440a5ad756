import { Link, useSearchParams } from 'react-router-dom';
import { monthOf, todayInKigali } from '#shared/days.ts';
import type { JournalEntry } from '#shared/journal.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatMoment } from '#web/lib/format.ts';
import { journalPath, paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { PagedTable } from '#web/ui/PagedTable.tsx';
import { JournalCsv } from './JournalCsv.tsx';
import { JournalFilters } from './JournalFilters.tsx';
import { askedOf, queryOf, readShown, type JournalShown } from './journalFilter.ts';
import { actWords, thingPath, thingWords } from './journalWords.ts';

/** What the staff did, newest first, narrowed to what the address says. */
export default function JournalPage() {
  const [query, setQuery] = useSearchParams();
  const shown = readShown(query);
  const change = (changed: Partial<JournalShown>) =>
    setQuery(queryOf({ ...shown, ...changed }), { replace: true });
  return (
    <>
      <PageHead title="Journal" text="What operators and admins did.">
        <JournalCsv shown={shown} />
      </PageHead>
      {shown.thing ? (
        <p>
          All that was done to one booking, room or client.{' '}
          <ButtonLink to={paths.adminJournal.path} look="outline" size="small">
            Show everything
          </ButtonLink>
        </p>
      ) : (
        <JournalFilters shown={shown} onChange={change} />
      )}
      <Lines shown={shown} />
    </>
  );
}

const PER_PAGE = 50;

function Lines({ shown }: { shown: JournalShown }) {
  const asked = { ...askedOf(shown), limit: PER_PAGE };
  const list = useCall('journal.list', asked, 'Failed to fetch the journal.');
  return (
    <PagedTable
      list={list}
      empty="Nothing was done."
      columns={['When', 'Who', 'What', 'On', 'More']}
      row={(entry) => ({
        key: entry.id,
        cells: [
          formatMoment(entry.at),
          <Link
            key="who"
            to={journalPath({
              month: monthOf(todayInKigali(Date.parse(entry.at))),
              who: entry.userId,
            })}
          >
            {entry.names}
          </Link>,
          actWords(entry),
          <Thing key="thing" entry={entry} />,
          <Link
            key="more"
            to={journalPath({ thing: entry.thingId })}
            aria-label={`All that was done to ${thingWords(entry)}`}
          >
            All of it
          </Link>,
        ],
      })}
    />
  );
}

function Thing({ entry }: { entry: JournalEntry }) {
  const to = thingPath(entry);
  return to === undefined ? thingWords(entry) : <Link to={to}>{thingWords(entry)}</Link>;
}
