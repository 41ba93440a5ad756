import * as z from 'zod/mini';
import { registration } from '#shared/contract/registration.ts';
import { typedPhone } from '#web/lib/forms/typedPhone.ts';

/** The contract's registration as the form holds it. */
export const signupSchema = z.object({ ...registration, phoneNumber: typedPhone });
