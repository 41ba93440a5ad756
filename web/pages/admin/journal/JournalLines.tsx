import { monthOf, todayInKigali } from '#shared/days.ts';
import type { JournalEntry } from '#shared/journal.ts';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { useFindBooking } from '#web/features/bookings/admin/useFindBooking.ts';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { useList } from '#web/lib/api/useList.ts';
import { dayWords } from '#web/lib/dayWords.ts';
import { formatTime } from '#web/lib/format.ts';
import { journalPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';
import { PagedTable } from '#web/ui/PagedTable.tsx';
import { askedEntries, type JournalShown } from './journalFilter.ts';
import { actWords, fieldChangeWords, thingPath, thingWords } from './journalWords.ts';
import styles from './journal.module.css';

const PER_PAGE = 50;

const lines = {
  widths: 'minmax(0, 1fr) 13.5rem 4.25rem',
  at: {
    What: '1 / 1',
    On: '2 / 1',
    By: '1 / 2 / span 2',
    More: '1 / 3 / span 2',
  },
};

/** So that the last word of each line ends where the table does. */
const widths = ['30%', 'auto', '16rem', '7rem'];

/** The lines of the journal, each with what leads to its thing and to who did it. */
export function JournalLines({ shown }: { shown: JournalShown }) {
  const asked = { ...askedEntries(shown), limit: PER_PAGE };
  const list = useList('journal.list', asked, 'Failed to fetch the journal.');
  const { open, start, close } = useBookingActions();
  const findBooking = useFindBooking();
  const show = async (id: string) => {
    const booking = await findBooking(id);
    if (booking) start('details', booking);
  };
  const closeAndLook = () => {
    close();
    // The pages that were loaded stay; what was done in the dialog is offered as new.
    list.look();
  };
  return (
    <>
      <PagedTable
        list={list}
        empty="Nothing was done."
        cards="dense"
        lines={lines}
        widths={widths}
        first={['What', 'On']}
        columns={['What', 'On', 'By', 'More']}
        row={(entry) => ({
          key: entry.id,
          group: dayWords(todayInKigali(Date.parse(entry.at)), serverToday()),
          cells: [
            <What key="what" entry={entry} />,
            <Thing key="thing" entry={entry} show={(id) => void show(id)} />,
            <span key="by" className={styles.by}>
              <Who entry={entry} />{' '}
              <time dateTime={entry.at} className={styles.time}>
                {formatTime(entry.at)}
              </time>
            </span>,
            <Link
              key="more"
              className="whole wide-one-line"
              to={journalPath({ thing: entry.thingId })}
              aria-label={`History of ${thingWords(entry)}`}
            >
              History
            </Link>,
          ],
        })}
      />
      <AdminDialogs open={open} close={closeAndLook} />
    </>
  );
}

/** What was done, and what changed by it. */
const What = ({ entry }: { entry: JournalEntry }) => (
  <span className={styles.what}>
    <strong>{actWords(entry)}</strong>
    {fieldChangeWords(entry).map((words) => (
      <span key={words} className={styles.change}>
        {words}
      </span>
    ))}
  </span>
);

/** Leads to what they did in the month of the line. */
function Who({ entry: { at, userId, names } }: { entry: JournalEntry }) {
  const month = monthOf(todayInKigali(Date.parse(at)));
  return <Link to={journalPath({ month, who: userId })}>{names}</Link>;
}

function Thing({ entry, show }: { entry: JournalEntry; show: (id: string) => void }) {
  const words = thingWords(entry);
  if (entry.kind === 'booking') {
    return (
      <button type="button" className={styles.thing} onClick={() => show(entry.thingId)}>
        {words}
      </button>
    );
  }
  const to = thingPath(entry);
  return to === undefined ? words : <Link to={to}>{words}</Link>;
}
