import { useNavigate, useParams } from 'react-router-dom';
import { namesOf, type Person } from '#shared/user.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { NewBookingLink } from '#web/features/people/components/NewBookingLink.tsx';
import { StaffNotes } from '#web/features/people/components/StaffNotes.tsx';
import { useCall } from '#web/lib/api/useCall.ts';
import { clientPath, paths } from '#web/lib/paths.ts';
import { JournalLink } from '#web/pages/admin/journal/JournalLink.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { ClientBalance } from './ClientBalance.tsx';
import { ClientBookings } from './ClientBookings.tsx';
import { Contacts } from './Contacts.tsx';
import { SameNumber } from './SameNumber.tsx';
import styles from './customers.module.css';

/** One client: how to reach them, what they have booked, and what staff wrote down about them. */
export default function ClientPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, code, retry, look } = useCall(
    'people.get',
    { id },
    'Failed to fetch the client.',
  );
  useNews(look);
  if (code === 'personNotFound') return <NoClient />;
  if (error && !data) {
    return (
      <>
        <PageHead title="Client" />
        <ErrorState message={error} onRetry={retry} />
      </>
    );
  }
  if (!data) {
    return (
      <>
        <PageHead title="Client" />
        <ListSkeleton />
      </>
    );
  }
  const { person, notes, sharing, balance } = data;
  const showJoined = ({ userId }: Person) => {
    if (userId === id) retry();
    else void navigate(clientPath(userId), { replace: true });
  };
  return (
    <>
      <PageHead title={namesOf(person)}>
        <NewBookingLink client={id} />
        <JournalLink thing={id} />
      </PageHead>
      <Card className={styles.known}>
        <div className={styles.facts}>
          <Contacts person={person} />
          <ClientBalance {...balance} />
        </div>
        <Section title="Notes of the staff">
          <StaffNotes key={`notes ${id}`} userId={id} notes={notes} />
        </Section>
      </Card>
      <SameNumber person={person} sharing={sharing} onJoined={showJoined} />
      <ClientBookings key={`bookings ${id}`} id={id} />
    </>
  );
}

const NoClient = () => (
  <>
    <PageHead title="Client" />
    <EmptyState title="There is no such client.">
      <ButtonLink to={paths.adminUsers.path} look="outline">
        All clients
      </ButtonLink>
    </EmptyState>
  </>
);
