import type { Cell, FigureTable } from '#web/features/charts/csv.ts';
import { formatNumber } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './Numbers.module.css';

const isNumber = (cell: Cell | undefined): boolean => typeof cell === 'number';

/** A table of figures, its numbers under each other; it scrolls by itself where it is too wide. */
export const Numbers = ({ label, columns, rows }: FigureTable & { label: string }) => (
  <div className={styles.scroll} role="group" aria-label={`${label}, table`} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cx(isNumber(rows[0]?.[index]) && styles.number)}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], number) => (
          <tr key={`${number} ${first ?? ''}`}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className={cx(isNumber(cell) && styles.number, cell === 0 && styles.none)}
              >
                {typeof cell === 'number' ? formatNumber(cell) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
