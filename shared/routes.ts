import type { Route } from './endpoint.ts';

/**
 * Method, path and access of every endpoint (specification, section 7). They stand apart from the
 * schemas so that the site's first page loads these few lines and no validator.
 */
export const routes = {
  'auth.login': {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    status: 200,
    body: 'json',
  },
  'auth.register': {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    status: 201,
    body: 'json',
  },
  'account.get': { method: 'GET', path: '/account', access: 'user', status: 200 },
  'account.update': {
    method: 'PUT',
    path: '/account',
    access: 'user',
    status: 200,
    body: 'multipart',
  },
  'account.changePassword': {
    method: 'PUT',
    path: '/account/password',
    access: 'user',
    status: 200,
    body: 'json',
  },
  'rooms.list': { method: 'GET', path: '/coldroom', access: 'public', status: 200 },
  'rooms.get': { method: 'GET', path: '/coldroom/{id}', access: 'public', status: 200 },
  'rooms.calendar': {
    method: 'GET',
    path: '/coldroom/{id}/calendar',
    access: 'public',
    status: 200,
  },
  'rooms.create': {
    method: 'POST',
    path: '/coldroom',
    access: 'admin',
    status: 201,
    body: 'multipart',
  },
  'rooms.update': {
    method: 'PUT',
    path: '/coldroom/{id}',
    access: 'admin',
    status: 200,
    body: 'multipart',
  },
  'rooms.remove': { method: 'DELETE', path: '/coldroom/{id}', access: 'admin', status: 200 },
  'bookings.availability': {
    method: 'POST',
    path: '/book/availability',
    access: 'public',
    status: 200,
    body: 'json',
  },
  'bookings.create': {
    method: 'POST',
    path: '/book',
    access: 'user',
    status: 201,
    body: 'json',
  },
  'bookings.listAll': { method: 'GET', path: '/book', access: 'admin', status: 200 },
  'bookings.listMine': { method: 'GET', path: '/book/list', access: 'user', status: 200 },
  'bookings.pending': { method: 'GET', path: '/book/pending', access: 'admin', status: 200 },
  'bookings.get': { method: 'GET', path: '/book/{id}', access: 'user', status: 200 },
  'bookings.updateStatus': {
    method: 'PUT',
    path: '/book/status',
    access: 'admin',
    status: 200,
    body: 'json',
  },
  'bookings.cancel': { method: 'DELETE', path: '/book/{id}', access: 'user', status: 200 },
  'contact.submitQuery': {
    method: 'POST',
    path: '/contact/submit-query',
    access: 'public',
    status: 201,
    body: 'json',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
