import { messages } from '#shared/messages.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';

const words = { create: messages.createRoomFailedInline, update: messages.updateRoomFailedInline };

/** That a room could not be saved, and why where the server gave a reason. */
export function roomProblem(failure: Failure | undefined, doing: 'create' | 'update'): string {
  const failed = words[doing];
  if (!failure) return failed;
  const { message, unexplained } = failure;
  return explain({ ...failure, message: unexplained ? failed : `${failed} ${message}` });
}
