/**
 * Something that only the person at the keyboard can mend. Its message is one sentence that says
 * what to do; it is shown without a stack.
 */
export class Problem extends Error {
  override name = 'Problem';
}

/** What went wrong, as text, whatever was thrown. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The code of an error of the operating system, such as `EADDRINUSE`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
