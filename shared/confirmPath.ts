/** The page at which an e-mail address is confirmed by the link in the e-mail. */
export const CONFIRM_PATH = '/confirm-email';
