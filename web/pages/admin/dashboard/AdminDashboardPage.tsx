import { useMay } from '#web/features/auth/useMay.ts';
import { NewBookingLink } from '#web/features/people/components/NewBookingLink.tsx';
import { useTimeline } from '#web/features/timeline/useTimeline.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ControlRoom } from './ControlRoom.tsx';
import { HouseFigures } from './HouseFigures.tsx';
import { WaitingRequests } from './WaitingRequests.tsx';
import { useDay } from './day/useDay.ts';

/** Who waits for an answer first, then the day and the timeline, and for admins where the business stands. */
export default function AdminDashboardPage() {
  const day = useDay();
  const timeline = useTimeline();
  const seesFigures = useMay('dashboard.admin');
  const look = (): undefined => {
    day.acted();
    timeline.look();
  };
  return (
    <>
      <PageHead title="Dashboard">
        <NewBookingLink />
      </PageHead>
      <WaitingRequests look={look}>
        <ControlRoom day={day} timeline={timeline} look={look} />
        {seesFigures && <HouseFigures />}
      </WaitingRequests>
    </>
  );
}
