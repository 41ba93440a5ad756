import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBody } from './gateway/body.ts';
import { listen, type Front } from './server.ts';

let front: Front;

beforeEach(async () => {
  front = await listen(0);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await front.stop();
});

/** What the server answers to these bytes, until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(front.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

it('answers headers above 16 kB with words', async () => {
  const answer = await answerTo(
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(answer).toMatch(/\r\n\r\nThe headers of this request are larger than 16 kB\.$/);
});

it('answers what is no HTTP with words', async () => {
  expect(await answerTo('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*is not valid HTTP\.$/s);
});

it('says nothing of an upload that the client gives up, and still says what breaks', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  let arrived = 0;
  const ended: unknown[] = [];
  front.open(async (request) => {
    arrived += 1;
    await readBody(request).catch((error: unknown) => {
      ended.push(error);
      throw error;
    });
    throw new Error('broken');
  });
  const socket = connect(Number(new URL(front.url).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  await expect.poll(() => arrived).toBe(1);
  socket.destroy();
  await expect.poll(() => ended).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
  expect((await fetch(front.url, { method: 'POST', body: 'whole' })).status).toBe(500);
  expect(logged).toHaveBeenCalledTimes(1);
});
