import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { DiskFull } from '#local/disk.ts';
import { FunctionThrottled } from '#local/lambda/concurrency.ts';
import { FunctionCrash, FunctionTimeout } from '#local/lambda/thread.ts';
import { errorBody } from '#shared/errors.ts';
import { createGateway, type Invoke } from './gateway.ts';

let server: Server | undefined;

afterEach(() => server?.close());

/** A gateway in front of one function, over real HTTP. */
async function gateway(invoke: Invoke): Promise<string> {
  const handle = createGateway(invoke);
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/backend`;
}

const never: Invoke = () => Promise.reject(new Error('must not be called'));

describe('the local gateway', () => {
  it('passes on what the function answers', async () => {
    const url = await gateway((name, event) =>
      Promise.resolve({
        statusCode: 201,
        headers: { 'content-type': 'text/plain', 'x-limit': 5 },
        multiValueHeaders: { 'set-cookie': ['a=1', 'b=2'] },
        body: Buffer.from(`${name} ${event.pathParameters?.id ?? ''}`).toString('base64'),
        isBase64Encoded: true,
      }),
    );
    const response = await fetch(`${url}/coldroom/r7`);
    expect(response.status).toBe(201);
    expect(response.headers.get('x-limit')).toBe('5');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.text()).toBe('rooms.get r7');
  });

  it('compresses as API Gateway does: with gzip, whatever else the client accepts', async () => {
    const list = JSON.stringify(Array.from({ length: 200 }, (_, place) => ({ place })));
    const url = await gateway(() =>
      Promise.resolve({
        statusCode: 200,
        headers: { 'content-type': 'application/json' },
        body: list,
      }),
    );
    const response = await fetch(`${url}/coldroom`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(list);
  });

  it('gives a call one request id, for the function and for the caller', async () => {
    const seen: string[] = [];
    const url = await gateway((_, event) => {
      seen.push(event.requestContext.requestId);
      return Promise.resolve({ statusCode: 200, body: '[]' });
    });
    const { headers } = await fetch(`${url}/coldroom`);
    expect(seen).toEqual([headers.get('x-request-id')]);
  });

  it.each([
    ['nothing at the address', '/nowhere'],
    ['a wrongly encoded address', '/coldroom/%zz'],
  ])('answers %s itself, in JSON', async (_, path) => {
    const response = await fetch((await gateway(never)) + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 'notFound',
      message: 'There is nothing at this address',
    });
    expect(response.headers.get('x-request-id')).toBeTruthy();
  });

  it.each([
    ['throws', () => Promise.reject(new FunctionCrash('boom')), 502],
    ['answers no response', () => Promise.resolve('hello'), 502],
    ['answers a strange status', () => Promise.resolve({ statusCode: 7 }), 502],
    ['takes too long', () => Promise.reject(new FunctionTimeout('rooms.list')), 504],
  ])('survives a function that %s', async (_, invoke, status) => {
    const response = await fetch(`${await gateway(invoke)}/coldroom`);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      code: 'serverError',
      message: 'An error occurred on the server.',
    });
  });

  it.each([
    ['to a function that Lambda throttles', new FunctionThrottled('rooms.list')],
    ['where the disk is full', new DiskFull('It is full.', { nothingDone: true })],
  ])('says when to come back %s', async (_, error) => {
    const url = await gateway(() => Promise.reject(error));
    const response = await fetch(`${url}/coldroom`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toEqual(errorBody('busy'));
  });

  it.each([7, 11])('refuses a body of %i MB with an answer', async (megabytes) => {
    const url = await gateway(never);
    const body = 'x'.repeat(megabytes * 1024 * 1024);
    const response = await fetch(`${url}/book`, { method: 'POST', body });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      code: 'bodyTooLarge',
      message: 'The request body is too large',
    });
  });
});
