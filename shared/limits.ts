/** Limits that the site explains and the functions enforce. */
export const limits = {
  /** Longest stay, in days. */
  stayDays: 366,
  /** How far ahead a stay may end, in months from today. */
  monthsAhead: 24,
  /** Bookings of one customer that may wait for an answer at once. */
  pendingBookings: 5,
  /** Largest room picture, in bytes. */
  imageBytes: 4 * 1024 * 1024,
  /** Longest message of the contact forms, in characters. */
  messageCharacters: 5_000,
  /** Shortest password, in characters. */
  passwordCharacters: 8,
  /** Longest password, in bytes of UTF-8: bcrypt ignores what follows. */
  passwordBytes: 72,
  /** Items of a list that is asked for without a limit, and the most that can be asked for. */
  pageSize: 100,
} as const;
