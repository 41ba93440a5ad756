import type { Seller } from '#shared/seller.ts';
import { company } from '#web/lib/company.ts';
import styles from './PaymentReceipt.module.css';

/** What a receipt or an invoice is printed on: a sheet, or the narrow roll of a till. */
export type Paper = 'a4' | 'roll';

interface Props {
  seller: Seller | undefined;
  /** What the paper is called, and its number. */
  title: (string | undefined)[];
}

/** Who sells, and which paper it is. */
export const PaperHead = ({ seller, title }: Props) => (
  <>
    <header className={styles.head}>
      <p className={styles.seller}>{seller?.companyName ?? company.name}</p>
      {seller?.tin && <p>TIN {seller.tin}</p>}
    </header>
    <h2>{title.filter(Boolean).join(' ')}</h2>
  </>
);
