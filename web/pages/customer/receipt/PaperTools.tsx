import type { Paper } from '#web/features/receipt/components/PaperHead.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/inputs.tsx';
import styles from './PaymentReceiptPage.module.css';

interface Props {
  paper: Paper;
  onChoose: (paper: Paper) => void;
}

/** On which paper it is printed, and the way to do it. */
export const PaperTools = ({ paper, onChoose }: Props) => (
  <div className={styles.tools}>
    <Select label="Paper" value={paper} onChange={({ target }) => onChoose(target.value as Paper)}>
      <option value="a4">A4</option>
      <option value="roll">Roll, 80 mm</option>
    </Select>
    <Button look="primary" onClick={() => window.print()}>
      Print or save as PDF
    </Button>
  </div>
);
