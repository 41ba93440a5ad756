import type { Invoice } from '#shared/invoice.ts';
import { formatMoment, formatRwf } from '#web/lib/format.ts';
import { invoicePath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import styles from './payments.module.css';

/** The invoices of a booking, oldest first; the last one counts. */
export const InvoiceList = ({ invoices }: { invoices: Invoice[] }) => (
  <ol className={styles.entries} aria-label="Invoices">
    {invoices.map((invoice) => (
      <li key={invoice.number} className={styles.entry}>
        <p>
          <Link to={invoicePath(invoice)}>Invoice {invoice.number}</Link>{' '}
          <strong className="whole">{formatRwf(invoice.due)}</strong>
          {invoice.nth < invoices.length && ' (replaced)'}
          <small>
            {formatMoment(invoice.at)}, by {invoice.issuedBy}
          </small>
        </p>
      </li>
    ))}
  </ol>
);
