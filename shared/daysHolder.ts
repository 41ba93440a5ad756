/** What holds days that somebody wants: a booking, or a closure, which has no number. */
export type DaysHolder = Readonly<
  {
    /** What it is, for the staff. */
    words: string;
    startDate: string;
    endDate: string;
  } & Partial<Record<'bookingId' | 'userId' | 'number', string>>
>;
