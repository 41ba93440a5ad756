import { describe, expect, it } from 'vitest';
import { matchRoute } from './match.ts';

describe('the gateway', () => {
  it('finds an endpoint by method and path', () => {
    expect(matchRoute('POST', '/api/auth/login')).toEqual({
      name: 'auth.login',
      resource: '/api/auth/login',
      parameters: {},
    });
  });

  it('decodes the parameters of the path', () => {
    expect(matchRoute('GET', '/coldroom/a%20b')).toEqual({
      name: 'rooms.get',
      resource: '/coldroom/{id}',
      parameters: { id: 'a b' },
    });
  });

  it.each([
    ['GET', '/book/list', 'bookings.listMine'],
    ['GET', '/book/pending', 'bookings.pending'],
    ['GET', '/book/listing', 'bookings.get'],
    ['PUT', '/book/status', 'bookings.updateStatus'],
    ['DELETE', '/book/list', 'bookings.cancel'],
    ['GET', '/coldroom/calendar/calendar', 'rooms.calendar'],
  ])('lets a written segment win over a parameter: %s %s is %s', (method, path, name) => {
    expect(matchRoute(method, path)?.name).toBe(name);
  });

  it.each([
    ['GET', '/'],
    ['GET', ''],
    ['GET', '/coldroom/'],
    ['GET', '/coldroom/a/b'],
    ['GET', '/COLDROOM'],
    ['PATCH', '/coldroom'],
    ['HEAD', '/coldroom'],
    ['GET', '/api/auth/login'],
    ['GET', '/coldroom/../book'],
  ])('knows no %s %s', (method, path) => {
    expect(matchRoute(method, path)).toBeUndefined();
  });

  it('throws for a path with an invalid encoding', () => {
    expect(() => matchRoute('GET', '/coldroom/%zz')).toThrow(URIError);
  });
});
