/** The entities whose changes the outbox applies. */
export const outboxEntities = ['booking', 'message', 'account'] as const;
export type OutboxEntity = (typeof outboxEntities)[number];

/** The entity whose items end sessions: the outbox closes their sockets. */
export const REVOCATION = 'revocation';

/**
 * Lambda's event filter on the stream: new and changed items of these entities. None of them is written
 * by the outbox, so the outbox never invokes itself.
 */
export const outboxFilter = {
  dynamodb: { NewImage: { entity: { S: [...outboxEntities, REVOCATION] } } },
};
