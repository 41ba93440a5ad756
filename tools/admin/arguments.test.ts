import { describe, expect, it } from 'vitest';
import { Problem } from '#infra/build/problem.ts';
import { readArguments } from './arguments.ts';

describe('npm run admin', () => {
  it('normalizes the e-mail address as registration does', () => {
    expect(readArguments([' Keza@Example.com '])).toEqual({
      email: 'keza@example.com',
      reset: false,
    });
    expect(readArguments(['--reset', 'keza@example.com']).reset).toBe(true);
  });

  it.each([[[]], [['keza']], [['a@example.com', 'b@example.com']], [['a@example.com', '--admin']]])(
    'prints its usage for %j',
    (args) => {
      expect(() => readArguments(args)).toThrow(Problem);
      expect(() => readArguments(args)).toThrow(/npm run admin -- EMAIL --reset/);
    },
  );
});
