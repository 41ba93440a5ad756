import { twoDecimals } from './report.ts';

/** What a public page, and the way of a new customer, may cost on a slow phone. The bench prints them and fails for none. */
export const budgets = {
  /** Scripts of a page, in kB gzip. */
  scriptsKB: 150,
  /** All that a page fetches before anything is touched, in kB as sent. */
  firstLoadKB: 230,
  /** Largest contentful paint, in ms. */
  lcpMs: 1_800,
  /** Cumulative layout shift. */
  cls: 0,
  /** Pictures of a list of rooms before anything is touched, in kB. */
  listPicturesKB: 120,
  /** All that a new customer fetches on the way to a booking, in kB as sent, and in how many requests. */
  wayKB: 450,
  wayRequests: 80,
} as const;

/** How much of a budget is used; 1 is all of it. */
export const shareOf = (value: number, budget: number): number => twoDecimals(value / budget);
