import { NO_NUMBER, type Paper, type PaperContent } from '#web/features/receipt/paperContent.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { cx } from '#web/ui/cx.ts';
import { CheckIt } from './CheckIt.tsx';
import styles from './PrintedPaper.module.css';

interface Props {
  content: PaperContent;
  paper: Paper;
  label: string;
}

/** A receipt or an invoice as it is printed. */
export const PrintedPaper = ({ content, paper, label }: Props) => (
  <article className={cx(styles.receipt, styles[paper])} aria-label={label}>
    <header className={styles.head}>
      <p className={styles.seller}>{content.seller}</p>
      {content.tin && <p>TIN {content.tin}</p>}
    </header>
    <h2>{content.title}</h2>
    <FactList facts={content.facts} />
    {content.check ? (
      <CheckIt what={content.what} {...content.check} />
    ) : (
      <p className="muted">{NO_NUMBER}</p>
    )}
  </article>
);
