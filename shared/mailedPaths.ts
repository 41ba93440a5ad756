/** The page at which an e-mail address is confirmed by the link in the e-mail. */
export const CONFIRM_PATH = '/confirm-email';

/** The page that says how to get into the room of an approved booking. */
export const ARRIVAL_PATH = '/booking/arrival';

/** The address of that page. It names the booking, so that a link in an e-mail works. */
export const arrivalPath = (bookingId: string): string =>
  `${ARRIVAL_PATH}?booking=${encodeURIComponent(bookingId)}`;
