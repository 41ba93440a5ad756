import { expect, test } from 'vitest';
import { claimsSchema } from './claims.ts';

const claims = {
  userId: 'u-1',
  role: 'user',
  names: 'Aline Uwase',
  email: 'aline@example.com',
  iat: 1_799_913_600,
  exp: 1_800_000_000,
};

test('a token says who its bearer is, and until when [S3.15]', () => {
  expect(claimsSchema.parse({ ...claims, nbf: 1 })).toEqual(claims);
});

test.each(Object.keys(claims))('a token without %s says nothing', (name) => {
  expect(claimsSchema.safeParse({ ...claims, [name]: undefined }).success).toBe(false);
});

test('there is no role but customer, operator and admin [S1.1, S3.15, S6.1]', () => {
  expect(claimsSchema.safeParse({ ...claims, role: 'owner' }).success).toBe(false);
});
