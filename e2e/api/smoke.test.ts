import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../support/test.ts';

test('the test of a deployment passes all that is tried here', async ({ backend, rooms }) => {
  await rooms.create();
  const { stdout } = await promisify(execFile)('npx', ['tsx', 'tools/smoke.ts', backend.origin]);
  expect(stdout.trim().split('\n')).toEqual([
    '✓ page: the first page, with its security headers',
    expect.stringMatching(/^✓ picture: \d+ rooms, /),
    expect.stringMatching(/^✓ sign in: as a new customer, /),
    '✓ authorised request: the account with its token, and 401 without',
    '✓ upload: a picture, and the same bytes back',
    '✓ socket: opened, asked and answered',
    '✓ message: a message, which admins now see: mark it as handled',
    '✓ alarm: not tried without --stage',
  ]);
});
