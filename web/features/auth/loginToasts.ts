import { messages } from '#shared/messages.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';

/** What a failed sign-in says, by its kind (specification, section 8). */
export function loginToast(failure: Failure | undefined): string {
  if (!failure) return messages.loginUnexpected;
  if (failure.status === 429) return explain(failure);
  if (failure.kind === 'network') return messages.loginNetwork;
  if (failure.kind === 'server') return explain({ ...failure, message: messages.loginServer });
  if (failure.message === messages.invalidCredentials) return messages.loginInvalid;
  return messages.loginUnexpected;
}
