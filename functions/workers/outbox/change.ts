import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, StreamRecord } from 'aws-lambda';
import type { BookingItem } from '#functions/store/bookings/bookingItem.ts';
import type { MessageItem } from '#functions/store/messages/messages.ts';
import type { Account } from '#functions/store/accounts/users.ts';
import { outboxEntities, type OutboxEntity } from './filter.ts';

interface Of<Entity extends OutboxEntity, Item> {
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

/** Lambda tells a moment in seconds since 1970, the SDK as a Date, the command line as ISO text. */
type Moment = number | Date | string;

/** A record of the stream, whoever has read it. */
export type Told = Pick<DynamoDBRecord, 'eventID'> & {
  dynamodb?:
    | (Pick<StreamRecord, 'OldImage' | 'NewImage'> & {
        ApproximateCreationDateTime?: Moment | undefined;
      })
    | undefined;
};

type Image = Parameters<typeof unmarshall>[0];

/**
 * Reads a record of the stream. Whoever reads the stream without its filter meets everything that is
 * written: what the outbox does not concern itself with is undefined.
 */
export function changeOf({ eventID = '', dynamodb = {} }: Told): Change | undefined {
  const { OldImage, NewImage, ApproximateCreationDateTime: moment } = dynamodb;
  const entity = NewImage?.entity?.S;
  if (!NewImage || !isTold(entity)) return undefined;
  return {
    eventId: eventID,
    at: isoOf(moment),
    entity,
    before: OldImage && unmarshall(OldImage as Image),
    after: unmarshall(NewImage as Image),
  } as Change;
}

const isTold = (entity: string | undefined): entity is OutboxEntity =>
  outboxEntities.some((one) => one === entity);

const isoOf = (moment: Moment = new Date()): string =>
  new Date(typeof moment === 'number' ? moment * 1000 : moment).toISOString();
