import { Fragment, isValidElement, useState, type CSSProperties, type ReactNode } from 'react';
import { FoldFoot } from './FoldFoot.tsx';
import { WholeNumbers } from './WholeNumbers.tsx';
import { cx } from './cx.ts';
import styles from './DataTable.module.css';

interface Row {
  key: string;
  /** One for each column, in its order; the first names the row. */
  cells: ReactNode[];
  /** What it shares with the rows around it; it stands above the first of them. */
  group?: string;
  /** Whether it is over and done with, beside rows that are not. */
  muted?: boolean;
}

/**
 * How a card is laid out: `dense`, where its cells say what they are, without labels and one beside the other; `brief`, also
 * without labels, and laid out by the page; `titled`, where each column says by `parts` what
 * it is on a card: the title leads, and the number is small below it.
 */
export type CardLook = 'dense' | 'brief' | 'titled';

/** What a column is on a titled card; the rest is what is left of the amount. */
type CardPart = 'number' | 'title' | 'person' | 'days' | 'badge' | 'amount' | 'rest';

/** How a table is laid out on a tablet that is held upright: rows of two lines, below the heads of the first one. */
export interface TableLines {
  /** The widths of what stands beside one another, as CSS writes them. */
  widths: string;
  /** Where each column stands, as `line / place`. */
  at: Record<string, string>;
}

interface Props {
  columns: string[];
  rows: Row[];
  /** Whether its columns fit on a tablet that is held upright. */
  few?: boolean;
  /**
   * How wide its columns are where it is a table, as CSS writes it, so that those of tables below one another are in line;
   * `auto` has what is left.
   */
  widths?: string[];
  /** How its cards are laid out. @default - each fact with its label, in two columns */
  cards?: CardLook;
  /** Where its rows have two lines on a tablet, instead of being cards. */
  lines?: TableLines;
  /** What each column is on a titled card, by its name. */
  parts?: Record<string, CardPart>;
  /** The columns that make the first line of a dense card, while the others come below. */
  first?: string[];
  /** Whether its cards are folded after the first ones, because a list of them is many screens high on a phone. */
  fold?: boolean;
  /** The column whose link or button opens what a row is about, so that the mouse may press the row anywhere. */
  opens?: string;
  /** By which column its rows are ordered. */
  sorted?: { column: string; as: 'ascending' | 'descending' };
  /** What leads to further rows; it is left out while cards are folded. */
  foot?: ReactNode;
  /** How many rows there are with those that the foot leads to, where it is known. */
  total?: number;
}

/** A cell that is an amount or a count: in a table its column stands at the right edge, so that figures can be compared. */
export const NumberCell = ({ children }: { children: ReactNode }) => (
  <span className={styles.digits}>{children}</span>
);

/** What stands in a cell that holds nothing; a card leaves it out. */
export const NOTHING = '–';

/** Columns of buttons, whose head is only read: they say what they do. */
const ofButtons = new Set(['Actions', 'Change', 'More', 'Payments']);

const isNumber = (cell: ReactNode) => isValidElement(cell) && cell.type === NumberCell;

/** How many cards are shown while the others are folded, as the style sheet has it. */
const FIRST = { usual: 4, paired: 6, dense: 10, titled: 6 };

/** Looks of cards so low that as many are shown where two stand side by side. */
const isLow = (cards: CardLook | undefined): cards is 'dense' | 'titled' =>
  cards === 'dense' || cards === 'titled';

/**
 * A table, which becomes a list of cards where it would not fit. The roles are named because
 * browsers forget them where a table is laid out as something else. What is folded is printed.
 */
export function DataTable(props: Props) {
  const { columns, rows, few, widths, cards, lines, fold, opens, sorted, foot, total } = props;
  const [open, setOpen] = useState(false);
  // A column of numbers stands at the right edge, also where a row has none.
  const figures = columns.map((_, at) => rows.some(({ cells }) => isNumber(cells[at])));
  const folds = fold === true && rows.length > FIRST[isLow(cards) ? cards : 'usual'];
  return (
    <div
      className={cx(
        styles.container,
        few && styles.few,
        widths && styles.fixed,
        cards && styles[cards],
        lines && styles.lined,
        opens && styles.opens,
      )}
      style={lines && ({ '--widths': lines.widths } as CSSProperties)}
      data-folded={(folds && !open) || undefined}
    >
      <table className={styles.table} role="table">
        {widths && (
          <colgroup>
            {columns.map((column, at) => (
              <col key={column} style={{ width: widths[at] }} />
            ))}
          </colgroup>
        )}
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                role="columnheader"
                aria-sort={sorted?.column === column ? sorted.as : undefined}
                {...placeOf(lines, column)}
                className={cx(figures[at] && styles.figure)}
              >
                {ofButtons.has(column) ? <span className="visually-hidden">{column}</span> : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells, group, muted }, at) => (
            <Fragment key={key}>
              {group !== undefined && group !== rows[at - 1]?.group && (
                <tr role="row" className={styles.group}>
                  <th scope="rowgroup" role="rowheader" colSpan={columns.length}>
                    {group}
                  </th>
                </tr>
              )}
              <tr role="row" className={cx(muted && styles.muted)}>
                <Cells {...props} cells={cells} figures={figures} />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      {folds && (
        <div className={styles.fold}>
          <FoldFoot open={open} onToggle={() => setOpen(!open)}>
            <Shown rows={rows.length} cards={cards}>
              {total ?? (foot ? `the first ${rows.length}` : rows.length)}
            </Shown>
          </FoldFoot>
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

interface ShownProps {
  rows: number;
  cards: CardLook | undefined;
  /** Of how many. */
  children: ReactNode;
}

/** How many cards are shown while the others are folded, by how many stand side by side. */
const Shown = ({ rows, cards, children }: ShownProps) => (
  <>
    {isLow(cards) ? (
      FIRST[cards]
    ) : (
      <>
        <span className={styles.single}>{FIRST.usual}</span>
        <span className={styles.paired}>{Math.min(FIRST.paired, rows)}</span>
      </>
    )}{' '}
    of {children} shown
  </>
);

/** What the style sheet places a cell by in a row of two lines. */
function placeOf(lines: TableLines | undefined, column: string) {
  const at = lines?.at[column];
  return at === undefined
    ? {}
    : { 'data-line': Number.parseInt(at), style: { '--at': at } as CSSProperties };
}

interface CellsProps extends Pick<Props, 'columns' | 'first' | 'parts' | 'lines' | 'opens'> {
  cells: ReactNode[];
  /** Whether a column is one of numbers. */
  figures: boolean[];
}

const Cells = ({ columns, cells, figures, first, parts, lines, opens }: CellsProps) => {
  const marks = columns.map((column) => ({
    'data-below': first?.includes(column) === false || undefined,
    'data-part': parts?.[column],
    'data-opens': column === opens || undefined,
    ...placeOf(lines, column),
  }));
  return cells.map((cell, index) =>
    index === 0 ? (
      <th key={columns[index]} scope="row" role="rowheader" {...marks[index]}>
        {cell}
      </th>
    ) : (
      <td
        key={columns[index]}
        role="cell"
        {...marks[index]}
        className={cx(figures[index] && styles.figure, cell === NOTHING && styles.nothing)}
      >
        <span className={styles.label} aria-hidden="true">
          {columns[index]}
        </span>
        <span className={styles.value}>
          {typeof cell === 'string' ? <WholeNumbers text={cell} /> : cell}
        </span>
      </td>
    ),
  );
};
