import type { Profile } from '#shared/user.ts';

/** A made-up profile with these fields, whose address is confirmed. */
export const profileOf = (fields: Partial<Profile> = {}): Profile => ({
  userId: 'u1',
  role: 'user',
  email: 'keza@example.com',
  firstName: 'Keza',
  lastName: 'Test',
  phoneNumber: '+250788123456',
  createdAt: '2026-01-01T08:00:00.000Z',
  emailConfirmedAt: '2026-01-01T08:05:00.000Z',
  ...fields,
});
