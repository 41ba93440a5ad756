import { useSearchParams } from 'react-router-dom';
import { useMay } from '#web/features/auth/useMay.ts';
import { BookingPicture } from '#web/features/bookings/components/BookingPicture.tsx';
import { selectMyBookings } from '#web/features/bookings/index.ts';
import { InboxFilter } from '#web/features/messages/components/InboxFilter.tsx';
import { Notifications } from '#web/features/notifications/components/Notifications.tsx';
import { paths } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import styles from './MessagesPage.module.css';

/** What happened to one's bookings; for the staff also what happened to all, and the inbox. */
export default function MessagesPage() {
  const staff = useMay('contact.listMessages');
  if (!staff) return <OwnMessages />;
  return (
    <>
      <PageHead
        title="Messages"
        text="Requests, cancellations, and what people write to the house."
      />
      <StaffTabs />
    </>
  );
}

/** The bookings are known already: the sidebar counts them. */
function OwnMessages() {
  const bookings = useAppSelector(selectMyBookings);
  return (
    <div className={styles.own}>
      <Notifications
        pictureOf={(bookingId) => (
          <BookingPicture
            booking={bookings.find(({ id }) => id === bookingId)}
            className={styles.picture}
          />
        )}
        hint={<CustomerHint />}
        head={(button) => (
          <PageHead title="Messages" text="News of your bookings.">
            {button}
          </PageHead>
        )}
      />
    </div>
  );
}

function StaffTabs() {
  const [query, setQuery] = useSearchParams();
  return (
    <Tabs
      label="Messages"
      value={query.get('show') === 'inbox' ? 'inbox' : 'notifications'}
      onChange={(value) => setQuery({ show: value }, { replace: true })}
      tabs={[
        {
          value: 'notifications',
          label: 'Notifications',
          content: (
            <Notifications hint={<p>Requests, cancellations and messages will be told here.</p>} />
          ),
        },
        { value: 'inbox', label: 'Inbox', content: <InboxTab /> },
      ]}
    />
  );
}

const InboxTab = () => (
  <>
    <h2 className="visually-hidden">Inbox</h2>
    <InboxFilter />
  </>
);

const CustomerHint = () => (
  <>
    <p className={styles.text}>
      You will read here when a booking is answered. To ask us something, write to us.
    </p>
    <div className={styles.actions}>
      <ButtonLink to={paths.contact.path} look="primary">
        Write to us
      </ButtonLink>
      <ButtonLink to={paths.bookings.path} look="outline">
        Your bookings
      </ButtonLink>
    </div>
  </>
);
