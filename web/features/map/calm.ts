/** Whether somebody prefers that nothing moves. */
export const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
