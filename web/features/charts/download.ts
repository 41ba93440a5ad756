/** By this a spreadsheet sees that the text is UTF-8. */
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
  // Only once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
