import { describe, expect, it } from 'vitest';
import { fitsLambda } from './body.ts';
import { proxyEvent, type Incoming } from './event.ts';
import { matchRoute } from './match.ts';

const incoming = (changes: Partial<Incoming> = {}): Incoming => ({
  method: 'GET',
  path: '/coldroom/r1',
  query: new URLSearchParams(),
  rawHeaders: ['Host', 'localhost:4600', 'User-Agent', 'test'],
  body: Buffer.alloc(0),
  address: '127.0.0.1',
  requestId: 'request-1',
  at: Date.UTC(2027, 0, 31),
  ...changes,
});

function eventOf(changes: Partial<Incoming> = {}) {
  const request = incoming(changes);
  const match = matchRoute(request.method, request.path);
  if (!match) throw new Error('no such route');
  return proxyEvent(request, match);
}

const json = ['Content-Type', 'application/json'];
const post = { method: 'POST', path: '/book' };

describe('an event', () => {
  it('names the resource, the path after the stage and its parameters', () => {
    expect(eventOf()).toMatchObject({
      httpMethod: 'GET',
      resource: '/coldroom/{id}',
      path: '/coldroom/r1',
      pathParameters: { id: 'r1' },
      requestContext: { stage: 'backend', path: '/backend/coldroom/r1', requestId: 'request-1' },
    });
  });

  it('has null for missing values, as API Gateway has', () => {
    expect(eventOf({ path: '/coldroom' })).toMatchObject({
      pathParameters: null,
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      body: null,
      isBase64Encoded: false,
    });
  });

  it('has all values of a query or header in the multi-value maps, and the last in the others', () => {
    const event = eventOf({
      query: new URLSearchParams('limit=5&limit=10&cursor=a%2Bb+c'),
      rawHeaders: ['X-One', 'a', 'X-One', 'b', 'Host', 'h'],
    });
    expect(event.queryStringParameters).toEqual({ limit: '10', cursor: 'a+b c' });
    expect(event.multiValueQueryStringParameters?.limit).toEqual(['5', '10']);
    expect(event.headers).toEqual({ 'X-One': 'b', Host: 'h' });
    expect(event.multiValueHeaders['X-One']).toEqual(['a', 'b']);
  });

  it('has JSON as text', () => {
    const body = Buffer.from('{"name":"Café"}');
    const event = eventOf({ ...post, rawHeaders: json, body });
    expect(event).toMatchObject({ body: '{"name":"Café"}', isBase64Encoded: false });
  });

  it('has a form with a file in base64, unchanged', () => {
    const body = Buffer.from([0, 255, 254, 128, 10]);
    const rawHeaders = ['content-type', 'Multipart/Form-Data; boundary=x'];
    const event = eventOf({ method: 'POST', path: '/coldroom', rawHeaders, body });
    expect(event.isBase64Encoded).toBe(true);
    expect(Buffer.from(event.body ?? '', 'base64')).toEqual(body);
  });

  it('has the address of the connection, and ignores headers that claim another', () => {
    const rawHeaders = ['X-Forwarded-For', '203.0.113.9'];
    const { identity } = eventOf({ rawHeaders, address: '127.0.0.1' }).requestContext;
    expect(identity).toMatchObject({ sourceIp: '127.0.0.1', userAgent: null });
  });
});

describe('the largest event', () => {
  const MB = 1024 * 1024;

  it('holds a picture of 4 MB in base64', () => {
    expect(fitsLambda({ body: 'a'.repeat(Math.ceil((4 * MB * 4) / 3)) })).toBe(true);
  });

  it('is 6 MB in total', () => {
    expect(fitsLambda({ body: 'a'.repeat(6 * MB - 11) })).toBe(true);
    expect(fitsLambda({ body: 'a'.repeat(6 * MB - 10) })).toBe(false);
  });

  it('is measured in bytes, not in characters', () => {
    expect(fitsLambda({ body: 'é'.repeat(3 * MB) })).toBe(false);
  });
});
