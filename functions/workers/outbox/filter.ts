/** What the outbox turns into notifications and counters. */
export const outboxEntities = ['booking', 'message', 'account'] as const;
export type OutboxEntity = (typeof outboxEntities)[number];

/**
 * What the stream hands to the outbox, in the language of Lambda's event filters: new and changed
 * items of these entities. What the outbox itself writes is none of them, so it never wakes itself.
 */
export const outboxFilter = {
  dynamodb: { NewImage: { entity: { S: [...outboxEntities] } } },
};
