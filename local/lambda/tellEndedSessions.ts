import { db } from '#functions/platform/table/client.ts';
import { REVOCATION } from '#functions/workers/outbox/filter.ts';

/**
 * Calls `tell` after each transaction that ends sessions, before whoever has asked for it is answered. A Lambda reads the list
 * of ended sessions every few seconds; here all threads hear of a new one at once, and otherwise need not read it.
 */
export function tellEndedSessions(tell: () => void): void {
  db.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } finally {
        // Also where there is no answer: it may be written all the same.
        if (endsSessions(args.input)) tell();
      }
    },
    { step: 'initialize' },
  );
}

type Input = object | { TransactItems: { Put?: { Item?: Record<string, unknown> } }[] };

const endsSessions = (input: Input): boolean =>
  'TransactItems' in input &&
  input.TransactItems.some(({ Put }) => Put?.Item?.entity === REVOCATION);
