/** The page at which somebody who is invited to the staff registers. */
export const INVITED_PATH = '/signup';
