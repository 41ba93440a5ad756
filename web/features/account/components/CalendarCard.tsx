import { useState } from 'react';
import type { PrivateCalendar } from '#web/features/account/useCalendar.ts';
import { formatMomentDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { SettingCard } from '#web/ui/SettingCard.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { CalendarDialog, type CalendarChange } from './CalendarDialog.tsx';
import { NewAddress } from './NewAddress.tsx';
import styles from './account.module.css';

/** The private address at which the calendar of a phone or computer follows the customer's bookings. */
export function CalendarCard({ calendar }: { calendar: PrivateCalendar }) {
  const { known, url, error, retry, renew, end } = calendar;
  const [asked, setAsked] = useState<CalendarChange>();
  return (
    <SettingCard
      title="Calendar"
      about="See your bookings in the calendar of your phone or computer. Make a private address and give it to the calendar, under “add calendar by URL” or “subscribe”."
    >
      {error && <ErrorState message={error} onRetry={retry} />}
      {known && known.since === undefined && <MakeAddress make={renew} />}
      {known?.since !== undefined && (
        <>
          {url === undefined ? (
            <p>
              Your address was made on {formatMomentDay(known.since)}. It was shown only then. If
              you no longer have it, or somebody else does, renew it.
            </p>
          ) : (
            <NewAddress url={url} />
          )}
          <div className={styles.actions}>
            <Button look="outline" onClick={() => setAsked('renew')}>
              Renew address
            </Button>
            <Button look="outline" onClick={() => setAsked('end')}>
              Turn off
            </Button>
          </div>
        </>
      )}
      <CalendarDialog
        asked={asked}
        onYes={(change) => (change === 'renew' ? renew() : end())}
        onClose={() => setAsked(undefined)}
      />
    </SettingCard>
  );
}

/** Makes the first address. */
function MakeAddress({ make }: { make: () => Promise<string | undefined> }) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    setPending(true);
    setProblem(await make());
    setPending(false);
  };
  return (
    <>
      <FormProblem text={problem} />
      <Button look="outline" pending={pending} pendingText="Making..." onClick={() => void press()}>
        Make an address
      </Button>
    </>
  );
}
