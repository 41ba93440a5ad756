/** Rooms on the timeline that is measured. */
export const ROOMS = 200;
