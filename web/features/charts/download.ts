import { download } from '#web/lib/download.ts';

/** The byte order mark, by which a spreadsheet recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a CSV file to the browser. */
export const downloadCsv = (name: string, csv: string): void =>
  download(`${name}.csv`, 'text/csv', BYTE_ORDER_MARK, csv);
