import { useState } from 'react';
import { keptOfMe } from '#web/features/account/keptOfMe.ts';
import { explain } from '#web/lib/api/failure.ts';
import { attempt } from '#web/lib/api/send.ts';
import { download } from '#web/lib/download.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { SettingCard } from '#web/ui/SettingCard.tsx';

/** Hands the person signed in all that is kept of them, as a file. */
export function SaveData() {
  const dispatch = useAppDispatch();
  const [fetching, setFetching] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async () => {
    setFetching(true);
    setProblem(undefined);
    const { data: kept, failure } = await dispatch(attempt(() => keptOfMe(Date.now())));
    setFetching(false);
    if (failure) {
      setProblem(explain(failure));
      return;
    }
    download('coldroom-data.json', 'application/json', JSON.stringify(kept, undefined, 2));
  };

  return (
    <SettingCard
      title="A copy of your data"
      about="Your profile, choices, bookings and notifications in one file (JSON)."
    >
      <FormProblem text={problem} />
      <Button
        look="outline"
        pending={fetching}
        pendingText="Collecting..."
        onClick={() => void save()}
      >
        Download my data
      </Button>
    </SettingCard>
  );
}
