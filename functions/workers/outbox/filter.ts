/** The entities of whose changes the outbox writes notifications, figures and projections. */
export const outboxEntities = [
  'booking',
  'message',
  'account',
  'person',
  'claim',
  'payment',
] as const;
export type OutboxEntity = (typeof outboxEntities)[number];

/** The entity whose items end sessions: the outbox closes their sockets. */
export const REVOCATION = 'revocation';

/** The entity of removed accounts, whose users the outbox forgets. */
export const REMOVAL = 'removal';

/**
 * Lambda's event filters on the stream, of which one has to match: new and changed items of these entities,
 * of rooms, of revocations and of removals, and rooms that were deleted. The outbox writes none of them, so that it never
 * invokes itself, but for the names that it takes out of bookings after a removal: their events tell nobody anything. Days
 * of a room are taken and released with the count in the room, so that an event of the room tells of them too.
 */
export const outboxFilters = [
  { dynamodb: { NewImage: { entity: { S: [...outboxEntities, 'room', REVOCATION, REMOVAL] } } } },
  { eventName: ['REMOVE'], dynamodb: { OldImage: { entity: { S: ['room'] } } } },
] as const;

/** Batches of the outbox that are worked through side by side. Changes of one partition stay in order. */
export const OUTBOX_LANES = 10;
