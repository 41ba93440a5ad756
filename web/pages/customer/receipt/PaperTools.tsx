import { useState } from 'react';
import type { Paper, PaperContent } from '#web/features/receipt/paperContent.ts';
import { download } from '#web/lib/download.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/inputs.tsx';
import styles from './PaymentReceiptPage.module.css';

interface Props {
  content: PaperContent;
  paper: Paper;
  onChoose: (paper: Paper) => void;
}

/** On which paper it is, and the ways to print and to save it. */
export const PaperTools = ({ content, paper, onChoose }: Props) => (
  <div className={styles.tools}>
    <Select label="Paper" value={paper} onChange={({ target }) => onChoose(target.value as Paper)}>
      <option value="a4">A4</option>
      <option value="roll">Roll, 80 mm</option>
    </Select>
    <SavePdf content={content} paper={paper} />
    <Button look="outline" onClick={() => window.print()}>
      Print
    </Button>
  </div>
);

/** Saves the paper as a PDF. What writes it is fetched at the press, because few pages are saved. */
function SavePdf({ content, paper }: Pick<Props, 'content' | 'paper'>) {
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { paperPdf } = await import('#web/features/receipt/paperPdf.ts');
      const name = `${content.what}-${content.check?.number ?? 'without-number'}.pdf`;
      download(name, 'application/pdf', paperPdf(content, paper, location.origin));
    } catch {
      notify.error('Failed to save the PDF.');
    }
    setSaving(false);
  };
  return (
    <Button look="primary" pending={saving} pendingText="Saving..." onClick={() => void save()}>
      Save as PDF
    </Button>
  );
}
