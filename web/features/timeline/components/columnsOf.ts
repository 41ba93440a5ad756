/** The columns of a row's days, from one place to another: the first line of the grid is the name's. */
export const columnsOf = (first: number, last: number) => ({
  gridColumn: `${first + 2} / ${last + 3}`,
});
