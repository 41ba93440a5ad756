import { useState } from 'react';
import { PrintedPaper } from '#web/features/receipt/components/PrintedPaper.tsx';
import type { Paper, PaperContent } from '#web/features/receipt/paperContent.ts';
import { PaperTools } from './PaperTools.tsx';

/** A receipt or an invoice on the paper that is chosen, with the ways to print and to save it. */
export function ChosenPaper({ content, label }: { content: PaperContent; label: string }) {
  const [paper, setPaper] = useState<Paper>('a4');
  return (
    <>
      <PaperTools content={content} paper={paper} onChoose={setPaper} />
      <PrintedPaper content={content} label={label} paper={paper} />
    </>
  );
}
