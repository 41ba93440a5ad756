/** The byte order mark, by which a spreadsheet recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a CSV file to the browser, which asks or saves it as it does with downloads. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(
    new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // Later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
