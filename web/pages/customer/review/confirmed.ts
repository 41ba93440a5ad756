/** What leads to the success page with a booking behind it, as the state of a navigation. */
export const confirmed = { confirmed: true } as const;

/** Reads the state of a navigation, which may be anybody's. */
export const isConfirmed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'confirmed' in state && state.confirmed === true;
