import { useState } from 'react';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { paths } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { AddToTeam } from './AddToTeam.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { TeamTable } from './TeamTable.tsx';
import type { Asked } from './roleWords.ts';
import styles from './team.module.css';

/** Who works for the house, and in which role: admins add people, change their roles and withdraw them. */
export default function TeamPage() {
  const { data, error, retry } = useCall('team.list', {}, 'Failed to fetch the team.');
  const self = useAppSelector(selectUser)?.userId;
  const [asked, setAsked] = useState<Asked>();
  const [added, setAdded] = useState(0);
  const done = () => {
    setAdded(added + 1);
    retry();
  };
  return (
    <>
      <PageHead title="Team" text="Who works for the house, and in which role.">
        <ButtonLink to={paths.adminJournal.path} look="outline">
          Journal
        </ButtonLink>
      </PageHead>
      <Section title="Operators and admins">
        {/* Takes the focus where the button of a row has gone. */}
        <div tabIndex={-1} className={styles.region}>
          {data && <TeamTable team={data} self={self} ask={setAsked} />}
          {!data && error && <ErrorState message={error} onRetry={retry} />}
          {!data && !error && <ListSkeleton />}
        </div>
      </Section>
      <Section title="Add somebody">
        <AddToTeam key={added} ask={setAsked} />
      </Section>
      <RoleDialog asked={asked} onClose={() => setAsked(undefined)} onDone={done} />
    </>
  );
}
