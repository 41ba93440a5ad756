export const roomStatuses = ['available', 'unavailable'] as const;
export type RoomStatus = (typeof roomStatuses)[number];

/** Statuses of rooms as they are shown. "Closed" is said of days, never of a room's status. */
export const roomStatusLabels: Record<RoomStatus, string> = {
  available: 'Available',
  unavailable: 'Unavailable',
};
