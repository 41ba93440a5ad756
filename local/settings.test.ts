import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { DATA } from '#infra/build/folders.ts';
import { readSettings } from './settings.ts';

test('without settings the standard ones hold', () => {
  expect(readSettings({ HOME: '/root' })).toEqual({
    port: 4600,
    dataDir: resolve(DATA),
    env: { HOME: '/root', PASSWORD_ROUNDS: '10' },
  });
});

test('settings that can be used are used', () => {
  const given = {
    PORT: '0',
    DATA_DIR: 'elsewhere',
    SEED: 'demo',
    LIMIT_REGISTER: '0',
    LAMBDA_CONCURRENCY: '10',
    TOKEN_CHECK_SECONDS: '0',
    PASSWORD_ROUNDS: '12',
    ADMIN_EMAIL: 'first@coldroom.test',
  };
  expect(readSettings(given)).toEqual({ port: 0, dataDir: resolve('elsewhere'), env: given });
  expect(readSettings({ SEED: 'none' }).env.SEED).toBe('none');
});

describe('a setting that would be ignored or misread is refused with its name', () => {
  it.each([
    [{ SEED: 'Demo' }, /^SEED=Demo is unknown: give none or demo, or leave the setting out/],
    [{ SEED: '' }, /^SEED= is unknown/],
    [{ LIMIT_LOGINS: '5' }, /^LIMIT_LOGINS is no limit of the product: .*LIMIT_LOGIN_PAIR, /],
    [{ LIMIT_MAILS: 'many' }, /^LIMIT_MAILS=many is not allowed: give a whole number from 0 on/],
    [{ LIMIT_MAILS: '-1' }, /^LIMIT_MAILS=-1 is not allowed/],
    [{ LIMIT_MAILS: '' }, /^LIMIT_MAILS= is not allowed/],
    [{ DATA_DIR: '' }, /^DATA_DIR is empty: give a value, or leave the setting out/],
    [{ ADMIN_EMAIL: ' ' }, /^ADMIN_EMAIL is empty/],
    [{ ADMIN_PASSWORD: '' }, /^ADMIN_PASSWORD is empty/],
    [{ PORT: '' }, /^PORT= is not allowed: give a whole number from 0 to 65535/],
    [{ PORT: '65536' }, /^PORT=65536 is not allowed/],
    [{ PORT: '4e3' }, /^PORT=4e3 is not allowed/],
    [{ LAMBDA_CONCURRENCY: '0' }, /^LAMBDA_CONCURRENCY=0 is not allowed: .* from 1 on/],
    [{ TOKEN_CHECK_SECONDS: '15s' }, /^TOKEN_CHECK_SECONDS=15s is not allowed/],
    [{ TABLE_ANSWER_MS: '3s' }, /^TABLE_ANSWER_MS=3s is not allowed/],
    [{ PASSWORD_ROUNDS: '9' }, /^PASSWORD_ROUNDS=9 is not allowed: .* from 10 to 31/],
    [{ PASSWORD_ROUNDS: '32' }, /^PASSWORD_ROUNDS=32 is not allowed/],
    [{ PASSWORD_ROUNDS: '10.5' }, /^PASSWORD_ROUNDS=10.5 is not allowed/],
  ])('%j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
