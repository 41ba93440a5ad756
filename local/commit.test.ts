import type { APIGatewayProxyEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { committed } from './commit.ts';

const event = (httpMethod: string) => ({ httpMethod }) as APIGatewayProxyEvent;

it('a write is answered after the commit, a read at once', async () => {
  const did: string[] = [];
  const invoke = committed(
    (name) => {
      did.push(name);
      return Promise.resolve(name);
    },
    () => {
      did.push('commit');
      return Promise.resolve();
    },
  );
  expect(await invoke('bookings.create', event('POST'))).toBe('bookings.create');
  expect(await invoke('bookings.get', event('GET'))).toBe('bookings.get');
  expect(did).toEqual(['bookings.create', 'commit', 'bookings.get']);
});

it('a write whose commit is not known gets no answer', async () => {
  const invoke = committed(
    () => Promise.resolve('booked'),
    () => Promise.reject(new Error('The database has ended')),
  );
  await expect(invoke('bookings.create', event('POST'))).rejects.toThrow('has ended');
});
