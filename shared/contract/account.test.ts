import { expect, test } from 'vitest';
import { sayProblem } from '../inputErrors.ts';
import { changePassword } from './account.ts';

test('a new password is not the present one, which may be a one-time password', () => {
  const same = { password: 'K7QF-9M2X-RTA4-WZ38', newPassword: 'K7QF-9M2X-RTA4-WZ38' };
  const [issue] = changePassword.input.safeParse(same).error?.issues ?? [];
  expect(issue?.path).toEqual(['newPassword']);
  expect(sayProblem(issue?.message ?? '')).toBe('Must differ from the current password.');
  expect(changePassword.input.safeParse({ ...same, newPassword: 'my own one' }).success).toBe(true);
});
