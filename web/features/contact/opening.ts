/** What the contact form may be opened with, as the state of a navigation. */
export interface ContactOpening {
  questions: string;
}

/** Reads the state of a navigation, which may be anybody's. */
export function openingQuestion(state: unknown): string {
  const { questions } = { ...(state as Partial<Record<keyof ContactOpening, unknown>> | null) };
  return typeof questions === 'string' ? questions : '';
}
