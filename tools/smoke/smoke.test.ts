import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ringAlarm, type Aws } from './alarm.ts';
import { readArguments } from './arguments.ts';
import { smoke } from './smoke.ts';

const topic = 'arn:aws:sns:eu-west-1:111122223333:coldroom-prod-alarms';
const confirmed = [{ Endpoint: 'operator@coldroom.rw', SubscriptionArn: `${topic}:1` }];

/** An AWS command line that answers so, and what it was asked. */
function awsWith(answers: Record<string, unknown>): { aws: Aws; asked: string[][] } {
  const asked: string[][] = [];
  const aws: Aws = (args) => {
    asked.push(args);
    const answer = answers[args[1] ?? ''];
    if (answer === undefined) return Promise.resolve({ code: 255, output: 'refused' });
    return Promise.resolve({ code: 0, output: JSON.stringify(answer) });
  };
  return { aws, asked };
}

describe('the alarm', () => {
  it('is set off where somebody is told of it', async () => {
    const { aws, asked } = awsWith({
      'describe-alarms': [topic],
      'list-subscriptions-by-topic': confirmed,
      'set-alarm-state': '',
    });
    expect(await ringAlarm(aws, 'prod')).toContain('operator@coldroom.rw');
    expect(asked.at(-1)).toEqual(
      expect.arrayContaining(['set-alarm-state', 'coldroom-prod-page-errors', 'ALARM']),
    );
  });

  it.each([
    [{}, 'aws cloudwatch describe-alarms failed'],
    [{ 'describe-alarms': [] }, 'there is no alarm coldroom-prod-page-errors in this region'],
    [
      {
        'describe-alarms': [topic],
        'list-subscriptions-by-topic': [
          { Endpoint: 'operator@coldroom.rw', SubscriptionArn: 'PendingConfirmation' },
        ],
      },
      'operator@coldroom.rw has to confirm the mail from AWS',
    ],
    [
      { 'describe-alarms': [topic], 'list-subscriptions-by-topic': [] },
      'nobody has to confirm the mail',
    ],
    [
      { 'describe-alarms': [topic], 'list-subscriptions-by-topic': confirmed },
      'the alarm cannot be set off',
    ],
  ])('fails where AWS answers %j', async (answers, words) => {
    await expect(ringAlarm(awsWith(answers).aws, 'prod')).rejects.toThrow(words);
  });
});

/** Origin of a site that answers so until the test ends. */
async function siteOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('every step is tried, and named where it fails', async () => {
  const origin = await siteOf((_, response) => response.writeHead(503).end('{}'));
  const lines: string[] = [];
  const order = { origin, person: undefined, stage: 'prod' };
  expect(await smoke(order, awsWith({}).aws, (line) => lines.push(line))).toBe(false);
  const names = ['page', 'picture', 'sign in', 'authorised request', 'upload', 'socket', 'message'];
  expect(lines.map((line) => line.split(':')[0])).toEqual(
    [...names, 'alarm'].map((name) => `✗ ${name}`),
  );
});

it('who signs up and who writes have addresses whose e-mails SES takes, and which no two runs share', async () => {
  const addresses: string[] = [];
  const origin = await siteOf((request, response) => {
    const refuse = () => response.writeHead(503).end('{}');
    if (request.method !== 'POST') return void refuse();
    void json(request).then((body) => {
      addresses.push((body as { email: string }).email);
      refuse();
    });
  });
  const order = { origin, person: undefined, stage: undefined };
  for (const _ of ['once', 'again']) await smoke(order, awsWith({}).aws, () => undefined);
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    expect(address).toMatch(/^success\+smoke(-[\da-f-]{36})?@simulator\.amazonses\.com$/);
  }
  expect(addresses[0]).not.toBe(addresses[2]);
});

/** A site whose customer has this picture, and what was asked of it. */
async function siteOfSomebody(profileImage?: string) {
  const asked: string[] = [];
  const origin = await siteOf((request, response) => {
    const { method = '', url = '' } = request;
    const path = url.replace(/\?.*$/, '');
    asked.push(`${method} ${path}`);
    if (path === '/backend/api/auth/login') response.end('{"token":"signed"}');
    else if (path === '/backend/account' && method === 'GET')
      response.end(JSON.stringify({ email: 'a@b.rw', profileImage }));
    else response.writeHead(503).end('{}');
  });
  return { origin, asked };
}

describe('the upload', () => {
  const person = { email: 'a@b.rw', password: 'secret' };
  const tryUpload = async (origin: string) => {
    const lines: string[] = [];
    const order = { origin, person, stage: undefined };
    await smoke(order, awsWith({}).aws, (line) => lines.push(line));
    return lines.find((line) => line.includes('upload'));
  };

  it('leaves the picture of somebody who has one', async () => {
    const { origin, asked } = await siteOfSomebody('/images/users/1.png');
    expect(await tryUpload(origin)).toBe(
      '✓ upload: not tried, because a@b.rw has a picture, which it would replace',
    );
    expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('is tried with somebody who has none', async () => {
    const { origin, asked } = await siteOfSomebody();
    expect(await tryUpload(origin)).toMatch(/^✗ upload: account.update answered 503/);
    expect(asked.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });
});

describe('the arguments', () => {
  it('name the site, and may name a stage and a customer', () => {
    expect(readArguments(['https://coldroom.rw/rooms'], {})).toEqual({
      origin: 'https://coldroom.rw',
      stage: undefined,
      person: undefined,
    });
    const env = { SMOKE_EMAIL: 'a@b.rw', SMOKE_PASSWORD: 'secret' };
    expect(readArguments(['https://coldroom.rw', '--stage', 'prod'], env)).toMatchObject({
      stage: 'prod',
      person: { email: 'a@b.rw', password: 'secret' },
    });
  });

  it.each([{ SMOKE_EMAIL: 'a@b.rw' }, { SMOKE_PASSWORD: 'secret' }])(
    'print the usage where %j is half of a pair',
    (env) => {
      expect(() => readArguments(['https://coldroom.rw'], env)).toThrow('SMOKE_EMAIL and SMOKE');
    },
  );

  it.each([[[]], [['coldroom']], [['ftp://coldroom.rw']], [['https://a.rw', '--all']]])(
    'print the usage for %j',
    (args) => {
      expect(() => readArguments(args, {})).toThrow('Name the site: `npm run smoke');
    },
  );
});
