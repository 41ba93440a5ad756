import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findProof, type Challenge } from '#web/features/auth/proof/findProof.ts';
import { answer, refuse, stubBrowser, type SentRequest } from '#web/lib/testing/browser.ts';
import { register } from './register.ts';

const person = {
  firstName: 'Aline',
  lastName: 'Uwase',
  phoneNumber: '0788123456',
  email: 'aline@example.com',
  password: 'Gisenyi#2027',
};

/** A worker that works in the test's own thread. */
class TestWorker extends EventTarget {
  postMessage(challenge: Challenge): void {
    const data = findProof(challenge);
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate = vi.fn();
}

/** A worker whose script does not come. */
class LostWorker extends TestWorker {
  override postMessage(): void {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
}

beforeEach(() => vi.stubGlobal('Worker', TestWorker));
afterEach(() => void vi.unstubAllGlobals());

const needed = (challenge: string) => refuse('proofNeeded', { challenge, difficulty: 4 });
const proofsOf = (sent: SentRequest[]) =>
  sent.map(({ body }) => (body as { proof?: string }).proof?.split(':')[0]);

it('sends no proof where none is asked for', async () => {
  const sent = stubBrowser(() => answer(201, { token: 't' }));
  vi.stubGlobal('Worker', TestWorker);
  expect(await register(person)).toEqual({ token: 't' });
  expect(sent.map(({ body }) => body)).toEqual([person]);
});

it('solves what the server asks for, again where that has become more', async () => {
  const answers = [needed('first'), needed('second'), answer(201, { token: 't' })];
  const sent = stubBrowser(() => answers.shift() ?? refuse('serverError'));
  expect(await register(person)).toEqual({ token: 't' });
  expect(proofsOf(sent)).toEqual([undefined, 'first', 'second']);
});

it('gives up where the server is never content', async () => {
  const sent = stubBrowser(() => needed('again'));
  await expect(register(person)).rejects.toMatchObject({ failure: { code: 'proofNeeded' } });
  expect(sent).toHaveLength(4);
});

it('says what the server said where the worker does not come', async () => {
  vi.stubGlobal('Worker', LostWorker);
  stubBrowser(() => needed('first'));
  await expect(register(person)).rejects.toMatchObject({ failure: { code: 'proofNeeded' } });
});

it('solves nothing for a refusal of another kind', async () => {
  const sent = stubBrowser(() => refuse('emailTaken'));
  await expect(register(person)).rejects.toMatchObject({ failure: { code: 'emailTaken' } });
  expect(sent).toHaveLength(1);
});
