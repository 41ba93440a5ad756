import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, StreamRecord } from 'aws-lambda';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import type { StoredMessage } from '#functions/store/messages/messages.ts';
import type { StoredClaim } from '#functions/store/payments/storedClaim.ts';
import type { StoredPayment } from '#functions/store/payments/storedPayment.ts';
import type { Person } from '#shared/user.ts';
import { outboxEntities, type OutboxEntity } from './filter.ts';

interface ChangeOf<Entity extends OutboxEntity, Item> {
  entity: Entity;
  /** Undefined where the item is new. */
  before: Item | undefined;
  after: Item;
}

/** A change of an item, as a record of the stream describes it. */
export type Change = (
  | ChangeOf<'booking', StoredBooking>
  | ChangeOf<'message', StoredMessage>
  | ChangeOf<'account', StoredAccount>
  | ChangeOf<'person', Person>
  | ChangeOf<'claim', StoredClaim>
  | ChangeOf<'payment', StoredPayment>
) & {
  eventId: string;
  /** When it happened, to the second, as ISO text. */
  at: string;
};

/** Lambda writes a moment as seconds since 1970, the SDK as a Date, the command line as ISO text. */
type Moment = number | Date | string;

/** A record of the stream, as Lambda, the SDK or the command line has read it. */
export type ChangeRecord = Pick<DynamoDBRecord, 'eventID'> & {
  dynamodb?:
    | (Pick<StreamRecord, 'OldImage' | 'NewImage'> & {
        ApproximateCreationDateTime?: Moment | undefined;
      })
    | undefined;
};

type Image = Parameters<typeof unmarshall>[0];

/**
 * The change that a record describes; undefined where the outbox does nothing about it. Lambda filters
 * such records out, but a replay reads the whole stream.
 */
export function changeOf({ eventID = '', dynamodb = {} }: ChangeRecord): Change | undefined {
  const { OldImage, NewImage, ApproximateCreationDateTime: moment } = dynamodb;
  const entity = NewImage?.entity?.S;
  if (!NewImage || !isOutboxEntity(entity)) return undefined;
  return {
    eventId: eventID,
    at: isoOf(moment),
    entity,
    before: OldImage && unmarshall(OldImage as Image),
    after: unmarshall(NewImage as Image),
  } as Change;
}

const isOutboxEntity = (entity: string | undefined): entity is OutboxEntity =>
  outboxEntities.some((one) => one === entity);

const isoOf = (moment: Moment = new Date()): string =>
  new Date(typeof moment === 'number' ? moment * 1000 : moment).toISOString();
