import { describe, expect, it } from 'vitest';
import { admits, isStaff, type Access } from './access.ts';
import { roles, type Role } from './claims.ts';

describe('access', () => {
  it.each<[Access, Role[]]>([
    ['public', ['user', 'operator', 'admin']],
    ['user', ['user', 'operator', 'admin']],
    ['staff', ['operator', 'admin']],
    ['admin', ['admin']],
  ])('%s admits %j', (access, admitted) => {
    expect(roles.filter((role) => admits(access, role))).toEqual(admitted);
  });

  it('takes operators and admins for staff, and nobody else', () => {
    expect(roles.filter(isStaff)).toEqual(['operator', 'admin']);
    expect(isStaff(undefined)).toBe(false);
  });
});
