import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import {
  readPage,
  type Page,
  type PageKey,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import { readMany } from '#functions/platform/table/readItems.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import { transact } from '#functions/platform/table/transact.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';

type Waiting = Pick<PaymentClaim, 'id' | 'bookingId' | 'at'>;

/** The keys by which a claim is listed while it waits for an answer. */
export const waitingKeys = ({ id, at }: Waiting) => ({
  gsi1pk: inShard(collections.claims, id),
  gsi1sk: `${at}#${id}`,
});

/** A page of the claims that wait for an answer, longest waiting first. */
export async function listWaitingClaims(page: PageRequest): Promise<Page<Waiting>> {
  const list = {
    index: 'gsi1',
    pk: collections.claims,
    inShards: true,
    order: 'ascending',
  } as const;
  const { items, next } = await readPage(list, page);
  return { items: items as unknown as Waiting[], next };
}

/** Reads claims as they are now. */
export const readClaims = async (
  claims: Pick<Waiting, 'id' | 'bookingId'>[],
): Promise<PaymentClaim[]> =>
  (await readMany(claims.map(({ bookingId, id }) => keys.claim(bookingId, id)))).map(
    (item) => item as unknown as PaymentClaim,
  );

/**
 * Lists the claims that bookings name as waiting, in a table that is older than this list. It is safe while the table
 * is in use.
 * @returns how many there are
 */
export async function listEveryClaim(): Promise<number> {
  let seen = 0;
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage(
      { index: 'gsi2', pk: collections.bookings, inShards: true, order: 'descending' },
      { after },
    );
    const waiting = items.filter(({ claimId }) => claimId !== undefined);
    for (const { id, claimId } of waiting) await listClaim(String(id), String(claimId));
    seen += waiting.length;
    after = next;
  } while (after);
  return seen;
}

/** Lists a claim if it waits still. */
async function listClaim(bookingId: string, id: string): Promise<void> {
  const claims = await readClaims([{ bookingId, id }]);
  const writes = claims.map((claim) => {
    const { gsi1pk, gsi1sk } = waitingKeys(claim);
    return {
      name: 'claim',
      write: {
        Update: {
          TableName: settings.tableName(),
          Key: keys.claim(bookingId, id),
          UpdateExpression: 'SET gsi1pk = :pk, gsi1sk = :sk',
          ConditionExpression: '#state = :claimed',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':pk': gsi1pk, ':sk': gsi1sk, ':claimed': 'claimed' },
        },
      },
    };
  });
  await transact(writes);
}
