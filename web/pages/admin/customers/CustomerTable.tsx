import type { Client } from '#shared/user.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { formatMomentDay } from '#web/lib/moments.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import styles from './customers.module.css';

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
