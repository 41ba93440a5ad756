/**
 * An error that only the person who runs the command can solve. Its message says what to do; it is
 * printed without a stack trace.
 */
export class Problem extends Error {
  override name = 'Problem';
}

/** The message of whatever was thrown. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The code of an operating system error, such as `EADDRINUSE`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
