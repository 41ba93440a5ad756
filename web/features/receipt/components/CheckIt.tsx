import { lazy } from 'react';
import { checkReceiptPath } from '#shared/checkReceiptPath.ts';
import { howToCheck, type PaperContent } from '#web/features/receipt/paperContent.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import styles from './PrintedPaper.module.css';

const Qr = lazy(() => import('./Qr.tsx'));

interface Props {
  number: string;
  code: string;
  what: PaperContent['what'];
}

/** How whoever is shown a receipt or an invoice finds out whether it is genuine. */
export const CheckIt = ({ what, ...paper }: Props) => (
  <footer className={styles.check}>
    <div className={styles.qr}>
      <LazyPart waiting={null}>
        <Qr
          text={location.origin + checkReceiptPath(paper)}
          label={`QR code that leads to the check of this ${what}`}
        />
      </LazyPart>
    </div>
    <p>
      {howToCheck(what)} <strong className="whole">{paper.code}</strong>.
    </p>
  </footer>
);
