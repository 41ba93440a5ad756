import { isStaff } from '#shared/access.ts';
import type { EmailOff } from '#shared/emailOff.ts';
import type { ListedCustomer } from '#shared/user.ts';
import { formatMomentDay, formatNumber } from '#web/lib/format.ts';
import { mailLink } from '#web/lib/mailLink.ts';
import { clientPath } from '#web/lib/paths.ts';
import { roleLabels } from '#web/lib/roleLabels.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { DataTable, NOTHING, NumberCell } from '#web/ui/DataTable.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import styles from './customers.module.css';

const Name = ({ userId, firstName, lastName, role }: ListedCustomer) => (
  <span className={styles.name}>
    <Link to={clientPath(userId)}>
      {firstName} {lastName}
    </Link>
    {isStaff(role) && <Badge tone="info">{roleLabels[role]}</Badge>}
  </span>
);

const offWords: Record<EmailOff, string> = {
  bounced: 'Emails come back',
  complained: 'Wants no emails',
};

const Email = ({ email, emailOff }: { email: string; emailOff: EmailOff | undefined }) => (
  <span className={styles.email}>
    <a href={mailLink(email)} title={email}>
      {email}
    </a>
    {emailOff && <Badge tone="bad">{offWords[emailOff]}</Badge>}
  </span>
);

const lines = {
  widths: 'minmax(0, 1fr) 7.4rem 5.25rem 3.5rem',
  at: {
    Name: '1 / 1',
    Email: '2 / 1',
    Phone: '1 / 2 / span 2',
    Since: '1 / 3 / span 2',
    Bookings: '1 / 4 / span 2',
  },
};

/** Customers with how to reach them, and the number of their bookings; on a phone as rows of one card. */
export const CustomerTable = ({ customers }: { customers: ListedCustomer[] }) => (
  <div className={styles.customers}>
    <DataTable
      lines={lines}
      columns={['Name', 'Email', 'Phone', 'Since', 'Bookings']}
      rows={customers.map((customer) => ({
        key: customer.userId,
        cells: [
          <Name key="name" {...customer} />,
          customer.email ? (
            <Email key="email" email={customer.email} emailOff={customer.emailOff} />
          ) : (
            NOTHING
          ),
          <PhoneLink key="phone" number={customer.phoneNumber} />,
          formatMomentDay(customer.createdAt),
          <NumberCell key="bookings">{formatNumber(customer.bookings)}</NumberCell>,
        ],
      }))}
    />
  </div>
);
