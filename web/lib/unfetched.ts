/** How Chromium, Firefox, Safari and the build's own loader say that code could not be fetched. */
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error says that a part of the site could not be fetched. */
export const isUnfetched = (error: unknown): boolean =>
  error instanceof Error && WORDS.test(error.message);
