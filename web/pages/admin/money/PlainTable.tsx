import { useState } from 'react';
import { isDay } from '#shared/days.ts';
import type { Cell, FigureTable } from '#web/features/charts/csv.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { FoldFoot } from '#web/ui/FoldFoot.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './PlainTable.module.css';

/** A number of a booking or a receipt, which has a hyphen and would be broken at it, or a moment, or a day. */
const ONE_LINE =
  /^([A-Z0-9]+(-[A-Z0-9]+)+|\d{1,2} [A-Z][a-z]{2,3} \d{4}|\d{1,2} [A-Z][a-z]{2,3}, \d{2}:\d{2})$/;

/** Columns of names, each of which stands in one line where there is room. */
const NAMES = ['Client', 'Room', 'Payment method', 'Recorded by'];

/** Those of them that a tablet cuts off, so that all rows have two lines. */
const CUT = ['Client', 'Room'];

/** Letters of a name that stays in one line; the table is wide, and a longer one would make it wider still. */
const LONGEST = 32;

/** A word that is broken on paper, where its column would be wider than that is. */
const LONG_WORD = /\S{25}/;

/** A moment of the month that the page is of: its year stands in the heading. */
const YEAR_OF_MOMENT = / \d{4}(?=, \d{2}:\d{2}$)/;

/** What a sum is called beside it on a phone, where no heading stands above it. */
const labelOf = (column: string): string => column.replace(/(?: in .*)? Rwf$/, '');

const MONTH_IN_HEAD = /(?<=[a-z]) (?=\d{4})/;

/** A cell as it is read on paper: files keep days as spreadsheets sort them. */
function wordsOf(cell: Cell): string {
  if (typeof cell === 'number') return cell === 0 ? '–' : formatNumber(cell);
  return isDay(cell) ? formatDay(cell) : cell.replace(YEAR_OF_MOMENT, '');
}

function classOf(cell: Cell, column: string): string | undefined {
  if (typeof cell === 'number') return cx(styles.number, cell === 0 && styles.nothing);
  const isName = NAMES.includes(column) && cell.length <= LONGEST;
  const words = wordsOf(cell);
  return (
    cx(
      ONE_LINE.test(words) && 'one-line',
      isName && 'wide-one-line',
      LONG_WORD.test(words) && styles.long,
    ) || undefined
  );
}

/** What the columns of money come to; words have no sum. */
const sumsOf = ({ columns, rows }: FigureTable): Cell[] =>
  columns.map((_, at) => {
    const cells = rows.map((row) => row[at]).filter((cell) => typeof cell === 'number');
    return cells.length === 0 ? '' : cells.reduce((sum, cell) => sum + cell, 0);
  });

/** The money right after what a row is of, because a narrow screen shows the first columns only; files keep their order. */
function moneyFirst({ columns, rows }: FigureTable): FigureTable {
  const isMoney = (at: number) => typeof rows[0]?.[at] === 'number';
  const rest = columns.map((_, at) => at).slice(1);
  const order = [0, ...rest.filter(isMoney), ...rest.filter((at) => !isMoney(at))];
  return {
    columns: order.map((at) => columns[at] ?? ''),
    rows: rows.map((row) => order.map((at) => row[at] ?? '')),
  };
}

interface Props extends FigureTable {
  /** A column whose one value is said elsewhere on the page: it is printed, and read aloud, and not shown. */
  said?: string | undefined;
}

/** Rows that are shown on a phone while the others are folded, as the style sheet has it. */
const FIRST_ROWS = 10;

/**
 * A table close together, as it is printed. Where it is too wide, each row has two lines, in which the style sheet places
 * what belongs together. On a phone each row leads with its client and first sum, and it is folded after the first rows
 * until asked for all. The roles are named because browsers forget them where a table is laid out as something else.
 */
export function PlainTable({ said, ...table }: Props) {
  const { columns, rows } = moneyFirst(table);
  const [open, setOpen] = useState(false);
  const folds = rows.length > FIRST_ROWS;
  return (
    <div className={styles.frame}>
      <div
        className={styles.scroll}
        data-of={columns[0]}
        data-folded={(folds && !open) || undefined}
        tabIndex={0}
        role="group"
        aria-label={columns.join(', ')}
      >
        <table className={styles.table} role="table">
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  role="columnheader"
                  data-column={column}
                  className={cx(
                    typeof rows[0]?.[at] === 'number' && styles.figureHead,
                    column === said && styles.said,
                  )}
                >
                  {column.replace(MONTH_IN_HEAD, '\u00a0')}
                </th>
              ))}
            </tr>
          </thead>
          <Cells columns={columns} rows={rows} said={said} />
          <Total columns={columns} cells={sumsOf({ columns, rows })} said={said} />
        </table>
      </div>
      {folds && (
        <div className={styles.fold}>
          <FoldFoot open={open} onToggle={() => setOpen(!open)}>
            {FIRST_ROWS} of {rows.length} shown
          </FoldFoot>
        </div>
      )}
    </div>
  );
}

const Cells = ({ columns, rows, said }: Props) => (
  <tbody role="rowgroup">
    {rows.map((row, index) => (
      <tr key={index} role="row">
        {row.map((cell, at) => (
          <PlainCell key={columns[at]} cell={cell} column={columns[at] ?? ''} said={said} />
        ))}
      </tr>
    ))}
  </tbody>
);

/** A cell, with what the style sheet of a phone places it by. */
const PlainCell = ({
  cell,
  column,
  said,
}: { cell: Cell; column: string } & Pick<Props, 'said'>) => (
  <td
    role="cell"
    data-column={column}
    data-label={typeof cell === 'number' ? labelOf(column) : undefined}
    className={column === said ? styles.said : classOf(cell, column)}
    // A tablet has one line for it, and cuts off what is longer.
    title={CUT.includes(column) ? String(cell) : undefined}
  >
    {wordsOf(cell)}
  </td>
);

/** The first column of a table of money is never one. */
const Total = ({ columns, cells, said }: Omit<Props, 'rows'> & { cells: Cell[] }) => (
  <tfoot role="rowgroup">
    <tr role="row">
      <th scope="row" role="rowheader">
        Total
      </th>
      {cells.slice(1).map((cell, at) => (
        <PlainCell key={columns[at + 1]} cell={cell} column={columns[at + 1] ?? ''} said={said} />
      ))}
    </tr>
  </tfoot>
);
