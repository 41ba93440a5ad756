import type { Client } from '#shared/user.ts';
import { formatNumber } from '#web/app/format.ts';
import { Badge } from '#web/components/Badge.tsx';
import { formatMomentDay } from '#web/features/bookings/moments.ts';
import { DataTable } from '../../dashboard/DataTable.tsx';
import styles from './clients.module.css';

const Name = ({ firstName, lastName, role }: Client) => (
  <span className={styles.name}>
    {firstName} {lastName}
    {role === 'admin' && <Badge tone="info">Admin</Badge>}
  </span>
);

/** Clients with how to reach them, and the number of their bookings. */
export const ClientTable = ({ clients }: { clients: Client[] }) => (
  <DataTable
    columns={['Name', 'E-mail', 'Phone', 'Registered', 'Bookings']}
    rows={clients.map((client) => ({
      key: client.userId,
      cells: [
        <Name key="name" {...client} />,
        <a key="email" href={`mailto:${client.email}`}>
          {client.email}
        </a>,
        <a key="phone" className={styles.phone} href={`tel:${client.phoneNumber}`}>
          {client.phoneNumber}
        </a>,
        formatMomentDay(client.createdAt),
        formatNumber(client.bookings),
      ],
    }))}
  />
);
