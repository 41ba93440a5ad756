import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { toCsv, type FigureTable } from '#web/features/charts/csv.ts';
import { downloadCsv } from '#web/features/charts/download.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { Numbers } from './Numbers.tsx';
import styles from './Figure.module.css';

interface Props {
  title: string;
  text?: string;
  /** The same figures as the chart's, exact. */
  table: FigureTable;
  /** Name of the file that the table is saved as, without its ending. */
  file: string;
  /** What is said instead of a chart that would have no bar. */
  empty: string;
  /** What chooses among the figures, below the head. */
  controls?: ReactNode;
  /** What chooses among them, in the head. */
  choice?: ReactNode;
  /** What does so in few words, first in the menu. */
  choices?: ComponentProps<typeof Menu>['items'];
  /** What stands below the figures, as a chart and as a table. */
  foot?: ReactNode;
  /** The chart. */
  children: ReactNode;
}

const isEmpty = ({ rows }: FigureTable): boolean =>
  rows.every((row) => row.every((cell) => typeof cell === 'string' || cell === 0));

/** Figures as a chart or, by its menu, as a table, which can be saved as a file. */
export function Figure(props: Props) {
  const { title, text, table, file, empty, controls, choice, choices = [], foot, children } = props;
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const nothing = isEmpty(table);
  const items = [
    ...choices,
    { text: asTable ? 'Show chart' : 'Show table', onChoose: () => setAsTable(!asTable) },
    ...(nothing ? [] : [{ text: 'Download CSV', onChoose: () => downloadCsv(file, toCsv(table)) }]),
  ];
  return (
    <section aria-labelledby={id} className={styles.figure}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className="muted">{text}</p>}
        </div>
        <div className={styles.tools}>
          {choice}
          <Menu label={`More for ${title}`} items={items} />
        </div>
      </header>
      {controls && <div className={styles.controls}>{controls}</div>}
      {asTable && <Numbers label={title} {...table} />}
      {!asTable && (nothing ? <p className={styles.empty}>{empty}</p> : children)}
      {foot}
    </section>
  );
}
