import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { BookingItem } from '#functions/store/bookingItem.ts';
import type { MessageItem } from '#functions/store/messages.ts';
import type { Account } from '#functions/store/users.ts';

interface Of<Entity extends string, Item> {
  entity: Entity;
  /** Undefined where the item is new. */
  before: Item | undefined;
  after: Item;
}

/** What has happened to an item, as the stream tells it. */
export type Change = (
  Of<'booking', BookingItem> | Of<'message', MessageItem> | Of<'account', Account>
) & {
  eventId: string;
  /** When it happened, to the second, as ISO text. */
  at: string;
};

type Image = Parameters<typeof unmarshall>[0];

/** Reads a record of the stream, which the filter has let through. */
export function changeOf({ eventID = '', dynamodb = {} }: DynamoDBRecord): Change {
  const { OldImage, NewImage = {}, ApproximateCreationDateTime: seconds } = dynamodb;
  const after = unmarshall(NewImage as Image);
  return {
    eventId: eventID,
    at: new Date(seconds === undefined ? Date.now() : seconds * 1000).toISOString(),
    entity: after.entity as string,
    before: OldImage && unmarshall(OldImage as Image),
    after,
  } as Change;
}
