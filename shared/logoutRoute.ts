/**
 * The route of `auth.logout`, apart from the others: every page of the site can sign out, and the table of all
 * routes is only fetched with what sends calls.
 */
export const logoutRoute = {
  method: 'POST',
  path: '/api/auth/logout',
  access: 'user',
  status: 200,
  body: 'json',
  oneTimePassword: true,
} as const;
