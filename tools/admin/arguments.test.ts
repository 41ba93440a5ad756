import { describe, expect, it } from 'vitest';
import { Problem } from '#infra/build/problem.ts';
import { readArguments } from './arguments.ts';

describe('npm run admin', () => {
  it('normalizes the e-mail address as registration does', () => {
    expect(readArguments([' Keza@Example.com '])).toEqual({
      email: 'keza@example.com',
      action: 'promote',
    });
    expect(readArguments(['--reset', 'keza@example.com']).action).toBe('reset');
    expect(readArguments(['keza@example.com', '--demote']).action).toBe('demote');
  });

  it.each([
    [[]],
    [['keza']],
    [['a@example.com', 'b@example.com']],
    [['a@example.com', '--admin']],
    [['a@example.com', '--demote', '--reset']],
  ])('prints its usage for %j', (args) => {
    expect(() => readArguments(args)).toThrow(Problem);
    expect(() => readArguments(args)).toThrow(/npm run admin -- EMAIL --reset/);
  });
});
