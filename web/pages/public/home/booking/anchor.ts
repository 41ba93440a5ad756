/** Where on the home page the booking form stands: whoever signed in for it comes back there. */
export const BOOKING_ID = 'book';
