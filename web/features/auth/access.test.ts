import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import type { PageAccess } from '#web/lib/paths.ts';
import { afterSignIn, decide } from './access.ts';

const visitor = { known: true };
const user = { known: true, role: 'user' } as const;
const operator = { known: true, role: 'operator' } as const;
const admin = { known: true, role: 'admin' } as const;

describe('decide', () => {
  it('lets everybody see a public page, even before the token has been read', () => {
    expect(decide('public', { known: false }, '/')).toBe('allow');
  });

  it.each<PageAccess>(['signedIn', 'user', 'staff', 'admin'])('waits at a %s page', (access) => {
    expect(decide(access, { known: false }, '/x')).toBe('wait');
  });

  it.each<PageAccess>(['signedIn', 'user', 'staff', 'admin'])(
    'sends a visitor of a %s page to sign in, and back afterwards [S4.23]',
    (access) => {
      expect(decide(access, visitor, '/x?y=1')).toEqual({ to: '/login?next=%2Fx%3Fy%3D1' });
    },
  );

  it('sends an operator from what is for admins or customers to the dashboard of the staff', () => {
    expect(decide('staff', operator, '/x')).toBe('allow');
    expect(decide('staff', admin, '/x')).toBe('allow');
    expect(decide('signedIn', operator, '/x')).toBe('allow');
    expect(decide('staff', user, '/x')).toEqual({ to: '/dashboard' });
    expect(decide('admin', operator, '/x')).toEqual({ to: '/admin-dashboard' });
    expect(decide('user', operator, '/x')).toEqual({ to: '/admin-dashboard' });
  });

  it('lets both roles see what asks for a sign-in only [S2.11]', () => {
    expect(decide('signedIn', user, '/x')).toBe('allow');
    expect(decide('signedIn', admin, '/x')).toBe('allow');
  });

  it.each<PageAccess>(['signedIn', 'user', 'staff', 'admin'])(
    'sends whoever has a one-time password from a %s page to choose their own',
    (access) => {
      const visitor = { ...admin, oneTimePassword: true };
      expect(decide(access, visitor, '/x?y=1')).toEqual({ to: '/new-password?next=%2Fx%3Fy%3D1' });
    },
  );

  it('lets whoever has a one-time password choose their own, and see what is public', () => {
    const visitor = { ...user, oneTimePassword: true };
    expect(decide('signedIn', visitor, '/new-password?next=%2Fx')).toBe('allow');
    expect(decide('public', visitor, '/x')).toBe('allow');
  });

  it('sends a user on an admin page, and an admin on a user page, to their own dashboard', () => {
    expect(decide('admin', user, '/x')).toEqual({ to: '/dashboard' });
    expect(decide('user', admin, '/x')).toEqual({ to: '/admin-dashboard' });
    expect(decide('admin', admin, '/x')).toBe('allow');
    expect(decide('user', user, '/x')).toBe('allow');
  });
});

describe('afterSignIn', () => {
  it('leads to where somebody wanted to go, or to their dashboard', () => {
    expect(afterSignIn('user', '/book?x=1')).toBe('/book?x=1');
    expect(afterSignIn('user', undefined)).toBe('/dashboard');
    expect(afterSignIn('operator', undefined)).toBe('/admin-dashboard');
  });

  it('leads everybody whom an e-mail sends to the settings to their own', () => {
    expect(afterSignIn('user', '/dashboard/settings')).toBe('/dashboard/settings');
    expect(afterSignIn('operator', '/dashboard/settings')).toBe('/admin-dashboard/settings');
    expect(afterSignIn('admin', '/dashboard/settings')).toBe('/admin-dashboard/settings');
  });
});

it('the search of the header is offered to the staff, who alone may call it', () => {
  expect(routes['search.find'].access).toBe('staff');
});
