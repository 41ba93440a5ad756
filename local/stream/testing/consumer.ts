import { handler } from '#functions/workers/outbox/consume.ts';
import { OUTBOX_LANES, outboxFilters } from '#functions/workers/outbox/filter.ts';
import { StreamFeed } from '#local/stream/feed.ts';
import { StreamReader } from '#local/stream/reader.ts';

/** A process that only feeds the outbox, for a test that kills it. */
const [checkpoint] = process.argv.slice(2);
const feed = new StreamFeed({
  reader: new StreamReader({
    endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    tableName: process.env.TABLE_NAME ?? '',
  }),
  filters: outboxFilters,
  lanes: OUTBOX_LANES,
  consume: (Records) => handler({ Records }),
  checkpoint,
  log: (text) => process.stderr.write(text),
});
await feed.start();
