import type { ReactNode } from 'react';
import { WholeNumbers } from './WholeNumbers.tsx';
import { cx } from './cx.ts';
import styles from './DataTable.module.css';

interface Row {
  key: string;
  /** One for each column, in its order; the first names the row. */
  cells: ReactNode[];
}

interface Props {
  columns: string[];
  rows: Row[];
  /** Whether its columns fit on a tablet that is held upright. */
  few?: boolean;
}

/**
 * A table, which becomes a list of cards where it would not fit. The roles are named because
 * browsers forget them where a table is laid out as something else.
 */
export const DataTable = ({ columns, rows, few }: Props) => (
  <div className={cx(styles.container, few && styles.few)}>
    <table className={styles.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]} scope="row" role="rowheader">
                  {cell}
                </th>
              ) : (
                <td key={columns[index]} role="cell">
                  <span className={styles.label} aria-hidden="true">
                    {columns[index]}
                  </span>
                  <span className={styles.value}>
                    {typeof cell === 'string' ? <WholeNumbers text={cell} /> : cell}
                  </span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
