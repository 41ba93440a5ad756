import type { Failure } from '#web/lib/api/failure.ts';

/** The server's refusal of the current password is about that field. */
export const atPassword = (failure: Failure): Failure =>
  failure.code === 'invalidCredentials'
    ? { ...failure, field: 'password', message: 'This is not your current password.' }
    : failure;
