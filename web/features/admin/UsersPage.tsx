import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { PageHead } from '../dashboard/PageHead.tsx';

/** The clients, who cannot be listed yet. */
export default function UsersPage() {
  return (
    <>
      <PageHead title="Clients" text="The people who rent your rooms." />
      <EmptyState title="The list of clients is not ready yet.">
        <p>Each booking names its customer meanwhile.</p>
        <ButtonLink to={paths.adminBookings.path} look="outline">
          See the bookings
        </ButtonLink>
      </EmptyState>
    </>
  );
}
