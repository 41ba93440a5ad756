/**
 * Settings of the functions for tests. All tests come from one address, which registers and signs in
 * all the time, and some customers of tests book all the time. What an account allows stays as it is:
 * tests guess a password until they are stopped. Revoked tokens are looked up on each call, as no test
 * waits for the quarter of a minute that they may live on. Hundreds register for a test each: their passwords
 * are hashed as fast as bcrypt can, which takes a hundredth of the work. DynamoDB Local shares the processors with the
 * browsers, and may be slow.
 */
export const relaxed = {
  LIMIT_LOGIN_ADDRESS: '100000',
  LIMIT_REGISTER: '100000',
  LIMIT_RESET_ADDRESS: '100000',
  LIMIT_CALENDAR: '100000',
  LIMIT_MAILS: '100000',
  LIMIT_MAILS_ABOUT: '100000',
  LIMIT_MAILS_STAFF: '100000',
  LIMIT_CONTACT: '100000',
  LIMIT_PENDING_DAYS: '1830',
  LIMIT_BOOKINGS: '100000',
  TOKEN_CHECK_SECONDS: '0',
  PASSWORD_ROUNDS: '4',
  TABLE_ANSWER_MS: '30000',
  TABLE_CONNECTION_MS: '30000',
};
