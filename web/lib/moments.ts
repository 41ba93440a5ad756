const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Kigali',
});

/** A moment in Kigali's time: `3 Jan 2027, 14:05`. */
export const formatMoment = (moment: string): string => format.format(new Date(moment));

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeZone: 'Africa/Kigali',
});

/** The day of a moment in Kigali: `3 Jan 2027`. */
export const formatMomentDay = (moment: string): string => dayFormat.format(new Date(moment));
