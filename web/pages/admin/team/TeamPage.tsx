import { useState } from 'react';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { useList } from '#web/lib/api/useList.ts';
import { paths } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ErrorState, StaleNote } from '#web/ui/states.tsx';
import { AddToTeam } from './AddToTeam.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { TeamTable } from './TeamTable.tsx';
import type { Asked, Invited } from './roleWords.ts';
import styles from './team.module.css';

/** Who works for the house, and in which role: admins add and invite people, change their roles and withdraw them. */
export default function TeamPage() {
  const team = useList('team.list', {}, 'Failed to fetch the team.');
  const invitations = useList('team.invitations', {}, 'Failed to fetch the invitations.');
  const self = useAppSelector(selectUser)?.userId;
  const [asked, setAsked] = useState<Asked>();
  const [invited, setInvited] = useState<Invited>();
  const [added, setAdded] = useState(0);
  const done = () => {
    setAdded(added + 1);
    team.retry();
    invitations.retry();
  };
  return (
    <>
      <PageHead
        title="Team"
        count={team.data?.length}
        text="Who works for the house, and in which role."
      >
        <ButtonLink to={paths.adminJournal.path} look="outline" size="small">
          Journal
        </ButtonLink>
      </PageHead>
      <Section title="Operators and admins">
        {/* Takes the focus where the button of a row has gone. */}
        <div tabIndex={-1} className={styles.region}>
          {team.data && <TeamTable team={team.data} self={self} ask={setAsked} />}
          <Missing {...team} />
        </div>
      </Section>
      <Section title="Add somebody">
        <Card className={styles.add}>
          <AddToTeam key={added} ask={setAsked} invite={setInvited} />
        </Card>
      </Section>
      <Section title="Invited">
        <div tabIndex={-1} className={styles.region}>
          {invitations.data && (
            <Invitations invitations={invitations.data} onChange={invitations.retry} />
          )}
          <Missing {...invitations} />
        </div>
      </Section>
      <RoleDialog
        asked={asked}
        onClose={() => setAsked(undefined)}
        onDone={done}
        invite={setInvited}
      />
      <InviteDialog
        invited={invited}
        onClose={() => setInvited(undefined)}
        onDone={done}
        give={setAsked}
      />
    </>
  );
}

interface MissingProps {
  data: unknown;
  error: string | undefined;
  retry: () => void;
}

/** What stands where a list is not there, or could not be read again: why, or that it is on its way. */
function Missing({ data, error, retry }: MissingProps) {
  if (data === undefined && error === undefined) return <ListSkeleton />;
  if (error === undefined) return null;
  const Note = data === undefined ? ErrorState : StaleNote;
  return <Note message={error} onRetry={retry} />;
}
