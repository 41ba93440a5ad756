/** The entities of whose changes the outbox writes notifications, figures and projections. */
export const outboxEntities = ['booking', 'message', 'account'] as const;
export type OutboxEntity = (typeof outboxEntities)[number];

/**
 * Lambda's event filters on the stream, of which one has to match: new and changed items of these entities
 * and of rooms, and rooms that were deleted. None of them is written by the outbox, so the outbox never
 * invokes itself. Days of a room are taken and released with the count in the room, so that an event of
 * the room tells of them too.
 */
export const outboxFilters = [
  { dynamodb: { NewImage: { entity: { S: [...outboxEntities, 'room'] } } } },
  { eventName: ['REMOVE'], dynamodb: { OldImage: { entity: { S: ['room'] } } } },
] as const;
