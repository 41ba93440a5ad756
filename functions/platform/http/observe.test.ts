import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { invoke } from '#functions/testing/calls.ts';
import { secrets } from '#functions/testing/secrets.ts';
import type { Endpoint } from '#shared/endpoint.ts';

/** Whose tokens are revoked is a matter of the table, which these tests do without. */
vi.mock('#functions/platform/auth/revocations.ts', () => ({
  readRevocations: () => Promise.resolve(new Map([['u-gone', 4_000_000_000]])),
}));

const row = {
  name: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'user',
  status: 200,
  body: 'json',
  input: z.object({ email: z.string({ error: 'Required.' }), password: z.string() }),
  output: z.object({ said: z.string() }),
  errors: [],
} satisfies Endpoint;

const personal = {
  email: 'aline@example.com',
  password: 'Kigali#2024',
  names: 'Aline Uwase',
  address: '192.0.2.77',
  word: 'of-the-query',
  id: 'of-the-path',
};

/** Everything that is written to the terminal while `run` runs, as the lines of JSON it is. */
async function linesOf(run: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  let written = '';
  const catchText = (text: string | Uint8Array): boolean => {
    written += text.toString();
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(catchText),
  );
  await run();
  for (const stream of streams) stream.mockRestore();
  return written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Calls an endpoint with all that is personal, where an endpoint can be told it. */
async function call(run: () => Promise<{ said: string }>, body: unknown = personal) {
  const { endpoint } = await import('./endpoint.ts');
  const { signToken } = await import('#functions/platform/auth/tokens.ts');
  const { email, names } = personal;
  const token = await signToken({ userId: 'u-1', role: 'user', names, email });
  const lines = await linesOf(() =>
    invoke(endpoint(row, run), row, {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      query: { word: personal.word },
      path: { id: personal.id },
      address: personal.address,
    }),
  );
  return { lines, token };
}

const isMetric = (line: Record<string, unknown>) => '_aws' in line;

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('TOKEN_SECRET', JSON.stringify(secrets));
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'DEBUG');
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const greet = () => Promise.resolve({ said: 'Muraho' });
const fail = () => Promise.reject(new Error('The table is gone'));

describe('a call leaves', () => {
  test.each([
    ['Succeeded', 200, 'INFO', greet, personal],
    ['Refused', 400, 'INFO', greet, {}],
    ['Failed', 500, 'ERROR', fail, personal],
  ])('one log line of its outcome: %s', async (outcome, status, level, run, body) => {
    const { lines } = await call(run, body);
    const logged = lines.filter((line) => !isMetric(line));
    expect(logged).toEqual([
      expect.objectContaining({
        level,
        outcome,
        status,
        endpoint: 'auth.login',
        requestId: 'request-1',
        milliseconds: expect.any(Number) as number,
      }),
    ]);
  });

  test('one metric of its outcome, and not one for each endpoint, which stands beside it', async () => {
    for (const [run, outcome] of [
      [greet, 'Succeeded'],
      [fail, 'Failed'],
    ] as const) {
      const { lines } = await call(run);
      const metrics = lines.filter(isMetric);
      expect(metrics).toHaveLength(1);
      expect(metrics[0]).toMatchObject({
        [outcome]: 1,
        endpoint: 'auth.login',
        _aws: { CloudWatchMetrics: [{ Dimensions: [['service']], Metrics: [{ Name: outcome }] }] },
      });
    }
  });

  test('what went wrong, for those who mend it', async () => {
    const { lines } = await call(fail);
    expect(lines).toContainEqual(
      expect.objectContaining({
        error: expect.objectContaining({ message: 'The table is gone' }) as object,
      }),
    );
  });

  test.each([
    ['a success', greet, personal],
    ['a refusal', greet, { ...personal, password: 5 }],
    ['a failure', fail, personal],
  ])('nothing personal, after %s', async (_, run, body) => {
    const { lines, token } = await call(run, body);
    const text = JSON.stringify(lines);
    expect(lines.length).toBeGreaterThan(1);
    for (const secret of [...Object.values(personal), token, secrets.current, 'u-1']) {
      expect(text).not.toContain(secret);
    }
  });
});
