import { messages } from '#shared/messages.ts';
import { explain, isServerFault, type Failure, type FailureCode } from '#web/lib/api/failure.ts';

const toasts: Partial<Record<FailureCode, string>> = {
  invalidCredentials: messages.loginInvalid,
  noResponse: messages.loginNetwork,
};

/** What a failed sign-in says (specification, section 8). */
export function loginToast(failure: Failure | undefined): string {
  if (!failure) return messages.loginUnexpected;
  if (failure.code === 'tooManyAttempts') return explain(failure);
  if (isServerFault(failure)) return explain({ ...failure, message: messages.loginServer });
  return toasts[failure.code] ?? messages.loginUnexpected;
}
