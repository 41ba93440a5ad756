/** A setting that must be there: a function without it is deployed wrongly and must not run. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

const count = (name: string, standard: number): number => Number(process.env[name] ?? standard);

/** Settings of the functions, read from the environment when they are asked for. */
export const settings = {
  tableName: () => required('TABLE_NAME'),
  bucketName: () => required('BUCKET_NAME'),
  /** Where the build of the site put what renders the pages of rooms. */
  rendererFolder: () => required('RENDERER_FOLDER'),
  hasRenderer: () => Boolean(process.env.RENDERER_FOLDER),
  /** Origin of the site, where it has an address of its own. */
  siteUrl: () => process.env.SITE_URL,
  /** Failed logins in 15 minutes: of an account from one address, of an account, of an address. */
  loginsPerPair: () => count('LIMIT_LOGIN_PAIR', 10),
  loginsPerAccount: () => count('LIMIT_LOGIN_ACCOUNT', 100),
  loginsPerAddress: () => count('LIMIT_LOGIN_ADDRESS', 300),
  /**
   * What CloudFront shows the functions that count by address, and what it showed before while it is
   * being told of a new one; none where there is no CloudFront.
   */
  originSecrets: () =>
    [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_BEFORE].filter(
      (secret) => secret !== undefined && secret !== '',
    ),
  /** Where messages to open sockets are posted. */
  socketsUrl: () => required('SOCKETS_URL'),
  /** How long a function may rely on what it knows of revoked tokens. */
  tokenCheckSeconds: () => count('TOKEN_CHECK_SECONDS', 15),
  /** Registrations and messages an hour from one address. */
  registrationsPerAddress: () => count('LIMIT_REGISTER', 20),
  messagesPerAddress: () => count('LIMIT_CONTACT', 20),
};
