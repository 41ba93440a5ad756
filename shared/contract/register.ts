import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { tokenAnswer } from './credentials.ts';
import { phone } from './phone.ts';
import { registration } from './registration.ts';

export const register = /* @__PURE__ */ endpoint('auth.register', () => ({
  input: z.object({ ...registration, phoneNumber: phone }),
  output: tokenAnswer,
  errors: ['emailTaken', 'proofNeeded', 'unknownError'],
}));
