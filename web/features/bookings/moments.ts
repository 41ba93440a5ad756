const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Kigali',
});

/** A moment in Kigali's time: `3 Jan 2027, 14:05`. */
export const formatMoment = (moment: string): string => format.format(new Date(moment));
