import { useMay } from '#web/features/auth/useMay.ts';
import { usePending } from '#web/features/bookings/admin/usePending.ts';
import { NewBookingLink } from '#web/features/people/components/NewBookingLink.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ControlRoom } from './ControlRoom.tsx';
import { HouseFigures } from './HouseFigures.tsx';
import { WaitingRequests } from './WaitingRequests.tsx';

/** The day and the timeline first. Then, for admins, where the business stands; for operators, who waits for an answer. */
export default function AdminDashboardPage() {
  const pending = usePending();
  const seesFigures = useMay('dashboard.admin');
  return (
    <>
      <PageHead
        title="Dashboard"
        text={
          seesFigures
            ? 'Requests, rooms and income as they stand now.'
            : 'Requests and rooms as they stand now.'
        }
      >
        <NewBookingLink />
        <ButtonLink to={paths.messages.path} look="outline" size="small">
          Messages
        </ButtonLink>
      </PageHead>
      <ControlRoom />
      {seesFigures ? <HouseFigures pending={pending} /> : <WaitingRequests {...pending} />}
    </>
  );
}
