import type { DynamoDBBatchResponse } from 'aws-lambda';
import { mailFilter } from '#functions/workers/mails/filter.ts';
import { outboxFilters } from '#functions/workers/outbox/filter.ts';
import type { OpenDataFolder } from '#local/dataFolder.ts';
import type { InvokeFunction } from '#local/lambda/thread.ts';
import type { Save } from '#local/saved.ts';
import { StreamFeed } from './feed.ts';
import { newPictures, roomFilter } from './newPictures.ts';
import { StreamReader } from './reader.ts';

/** The table that feeds read, and where they keep how far they are; in memory where there is no data folder. */
interface FeedSource {
  endpoint: string;
  tableName: string;
  data: OpenDataFolder | undefined;
  /** What a function has written is saved before its feed goes on: otherwise a kill would lose it. */
  save: Save;
  log: (text: string) => void;
}

/** The functions that read the table's stream in AWS, each with a feed of its own, so that none waits for another. */
export function feedsOf(source: FeedSource, invoke: InvokeFunction): StreamFeed[] {
  const reader = new StreamReader(source);
  return [outboxFeed, mailFeed, pictureFeed].map((feed) => feed({ ...source, reader }, invoke));
}

type FeedParts = FeedSource & { reader: StreamReader };

/**
 * Batches of the outbox that are worked through side by side. AWS has more, whose database takes writes side by side; this
 * one takes one after another, so each more makes those who book wait for what others are told: in two pairs of runs, 115
 * and 112 bookings a second with four of them were 138 and 126 with two (`npm run bench -- bookings`).
 */
const LANES = 2;

/** Feeds the outbox, with the filter that AWS uses. */
const outboxFeed = ({ data, save, log, reader }: FeedParts, invoke: InvokeFunction) =>
  new StreamFeed({
    reader,
    log,
    filters: outboxFilters,
    lanes: LANES,
    consume: (Records) =>
      save(() => invoke('outbox.consume', { Records }) as Promise<DynamoDBBatchResponse>),
    checkpoint: data?.stream,
    deadLetters: data?.deadLetters,
  });

/** Hands new e-mails to the function that sends them, as a pipe and a queue do in AWS. */
const mailFeed = ({ data, save, log, reader }: FeedParts, invoke: InvokeFunction) =>
  new StreamFeed({
    reader,
    log,
    filters: [mailFilter],
    poll: 250,
    consume: (records) => save(() => queued(records, (one) => invoke('mails.send', one))),
    checkpoint: data?.mailStream,
    deadLetters: data?.deadMails,
  });

/** Hands new pictures of rooms to the function that makes their widths, as S3, EventBridge and a queue do in AWS. */
const pictureFeed = ({ data, save, log, reader }: FeedParts, invoke: InvokeFunction) =>
  new StreamFeed({
    reader,
    log,
    filters: [roomFilter],
    // The widths of a new picture take seconds to make anyway.
    poll: 1_000,
    consume: (records) =>
      save(() => queued(records.flatMap(newPictures), (one) => invoke('pictures.resize', one))),
    checkpoint: data?.pictureStream,
    deadLetters: data?.deadPictures,
  });

/** Calls a function with one message of its queue after the other. */
async function queued(
  bodies: readonly object[],
  call: (event: { Records: { body: string }[] }) => Promise<unknown>,
): Promise<DynamoDBBatchResponse> {
  for (const body of bodies) await call({ Records: [{ body: JSON.stringify(body) }] });
  return { batchItemFailures: [] };
}
