/** A setting without which a function was deployed wrongly and must not run. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/**
 * A setting that is a number from 0 on.
 * @throws where it is something else, because nothing would be limited by it
 */
function count(name: string, fallback: number): number {
  const value = process.env[name];
  if (value === undefined) return fallback;
  if (!/^\d+$/.test(value)) throw new Error(`${name} is not a number: ${value}`);
  return Number(value);
}

/** The limits of a deployment, each by the name of the environment variable that replaces it. */
export const STANDARD_LIMITS = {
  LIMIT_LOGIN_PAIR: 10,
  LIMIT_LOGIN_ACCOUNT: 100,
  LIMIT_LOGIN_ADDRESS: 300,
  LIMIT_REGISTER: 20,
  LIMIT_RESET_ACCOUNT: 5,
  LIMIT_RESET_ADDRESS: 100,
  LIMIT_MAILS: 50,
  LIMIT_MAILS_ABOUT: 10,
  LIMIT_MAILS_STAFF: 200,
  LIMIT_PROOF_BITS: 16,
  LIMIT_CALENDAR: 100,
  LIMIT_CONTACT: 20,
  LIMIT_PENDING_DAYS: 400,
  LIMIT_BOOKINGS: 60,
};

const limit = (name: keyof typeof STANDARD_LIMITS): number => count(name, STANDARD_LIMITS[name]);

/** Fewest rounds of bcrypt for passwords that are not those of tests. */
export const LEAST_PASSWORD_ROUNDS = 10;

/** The functions' settings. Each is read from the environment when it is used. */
export const settings = {
  tableName: () => required('TABLE_NAME'),
  /** How long an answer of the table is waited for, in ms; DynamoDB takes a few. */
  tableAnswerMs: () => count('TABLE_ANSWER_MS', 3_000),
  /** How long a connection to the table is waited for, in ms; DynamoDB takes a few. */
  tableConnectionMs: () => count('TABLE_CONNECTION_MS', 1_000),
  /**
   * The most shards of a list: for a table that lives no longer than a run of tests, because whoever changes it finds nothing
   * that was stored before.
   */
  mostShards: () => count('TABLE_SHARDS', Infinity),
  bucketName: () => required('BUCKET_NAME'),
  /** Where the build of the site put what renders pages. */
  rendererFolder: () => required('RENDERER_FOLDER'),
  hasRenderer: () => Boolean(process.env.RENDERER_FOLDER),
  /** Origin of the site, where it has an address of its own. */
  siteUrl: () => process.env.SITE_URL,
  /** Origin of the site for links in e-mails. */
  linkedSite: () => required('SITE_URL'),
  /** Allowed failed logins in 15 minutes: for an account from one address, an account, an address. */
  loginsPerPair: () => limit('LIMIT_LOGIN_PAIR'),
  loginsPerAccount: () => limit('LIMIT_LOGIN_ACCOUNT'),
  loginsPerAddress: () => limit('LIMIT_LOGIN_ADDRESS'),
  /**
   * The secrets by which CloudFront proves itself: the current one, and while a new one is rolled out the
   * one before. Empty where there is no CloudFront.
   */
  originSecrets: () =>
    [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_BEFORE].filter(
      (secret) => secret !== undefined && secret !== '',
    ),
  /** The URL to which messages for open sockets are posted. */
  socketsUrl: () => required('SOCKETS_URL'),
  /** Address that e-mails come from. */
  mailFrom: () => required('MAIL_FROM'),
  /** Address that answers to e-mails go to; undefined where they go to the one that e-mails come from. */
  mailReplyTo: () => process.env.MAIL_REPLY_TO,
  /** SES's configuration set of the product's e-mails. */
  mailConfiguration: () => process.env.MAIL_CONFIGURATION,
  /** For how many seconds a function may use the list of revoked tokens that it has read. */
  tokenCheckSeconds: () => count('TOKEN_CHECK_SECONDS', 15),
  /** Rounds of bcrypt, as a power of two: each more doubles the work to guess passwords from stolen hashes. */
  passwordRounds: () => count('PASSWORD_ROUNDS', LEAST_PASSWORD_ROUNDS),
  /** Registrations without a proof of work, and messages, from one address in an hour. */
  registrationsPerAddress: () => limit('LIMIT_REGISTER'),
  /** Codes of each kind in an hour: to an account, and asked for or tried from one address. */
  resetsPerAccount: () => limit('LIMIT_RESET_ACCOUNT'),
  resetsPerAddress: () => limit('LIMIT_RESET_ADDRESS'),
  /** E-mails about their own bookings to one person in a day. */
  mailsPerPerson: () => limit('LIMIT_MAILS'),
  /** E-mails about requests to one of the staff in a day: of one customer, and of all of a topic. */
  requestMailsPerCustomer: () => limit('LIMIT_MAILS_ABOUT'),
  mailsPerStaffMember: () => limit('LIMIT_MAILS_STAFF'),
  /** Zero bits of the easiest proof of work: 16 take a slow phone a second or two. */
  proofBits: () => limit('LIMIT_PROOF_BITS'),
  /** Wrong addresses of calendars that are tried from one network address in an hour. */
  calendarsPerAddress: () => limit('LIMIT_CALENDAR'),
  messagesPerAddress: () => limit('LIMIT_CONTACT'),
  /** What one customer may book: days that wait for an answer, and bookings in an hour. */
  bookingCaps: () => ({
    pendingDays: limit('LIMIT_PENDING_DAYS'),
    bookingsAnHour: limit('LIMIT_BOOKINGS'),
  }),
};
