/** Which of `days` days of a row was pressed, by where the pointer was; -1 beside them. */
export function dayPressed(element: HTMLElement, clientX: number, days: number): number {
  const row = element.closest<HTMLElement>('[data-row]');
  if (!row) return -1;
  const { left, right } = row.getBoundingClientRect();
  // The first track of the row's grid is the name's; where the name has a line of its own, it is empty.
  const name = Number.parseFloat(getComputedStyle(row).gridTemplateColumns);
  const start = left + name;
  return clientX < start ? -1 : Math.floor(((clientX - start) / (right - start)) * days);
}
