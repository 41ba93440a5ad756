import { messages } from '#shared/messages.ts';
import { CustomerBookings } from '#web/features/myBookings/components/CustomerBookings.tsx';
import { customerFilters } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';

const filter = customerFilters.transaction;

/** Receipts of what was approved. */
export default function DashboardTransactionPage() {
  const list = useMyBookings();
  return (
    <>
      <PageHead
        title="Transaction"
        text="Receipts of your approved bookings, by month of the stay."
      >
        <ButtonLink to={paths.receipt.path} look="outline">
          Latest receipt
        </ButtonLink>
      </PageHead>
      <CustomerBookings
        filter={filter}
        {...list}
        error={list.error && messages.reservationsError}
      />
    </>
  );
}
