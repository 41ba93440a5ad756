import { describe, expect, it } from 'vitest';
import { outboxFilters } from '#functions/workers/outbox/filter.ts';
import { lambdaRecord, passesAny } from './records.ts';

describe('a record of the stream', () => {
  it('has its time in seconds, as in Lambda’s events', () => {
    const record = lambdaRecord({
      eventID: 'e-1',
      eventName: 'INSERT',
      dynamodb: { ApproximateCreationDateTime: new Date(1_900), SequenceNumber: '7' },
    });
    expect(record).toMatchObject({
      eventID: 'e-1',
      eventName: 'INSERT',
      dynamodb: { ApproximateCreationDateTime: 1, SequenceNumber: '7' },
    });
    expect(lambdaRecord({}).dynamodb?.ApproximateCreationDateTime).toBeUndefined();
  });
});

describe('the filter of the outbox', () => {
  const of = (entity: string) => ({ dynamodb: { NewImage: { entity: { S: entity } } } });

  it.each(['booking', 'message', 'account', 'room', 'removal'])('lets a %s pass', (entity) => {
    expect(passesAny(outboxFilters, of(entity))).toBe(true);
  });

  it.each([
    ...['note', 'unread', 'seen', 'figures', 'roomFigures', 'userFigures', 'client', 'staff'],
    ...[
      'arrival',
      'searchEntry',
      'searchPlace',
      'searchCells',
      'connection',
      'rating',
      'audit',
      'customer',
      'key',
      'attempts',
    ],
  ])('rejects a %s', (entity) => {
    expect(passesAny(outboxFilters, of(entity))).toBe(false);
  });

  it('lets a room that was deleted pass, and nothing else that was', () => {
    const gone = (entity: string) => ({
      eventName: 'REMOVE',
      dynamodb: { OldImage: { entity: { S: entity } } },
    });
    expect(
      ['room', 'booking', 'searchEntry'].map((entity) => passesAny(outboxFilters, gone(entity))),
    ).toEqual([true, false, false]);
  });

  it.each([{}, { dynamodb: {} }, { dynamodb: { OldImage: {} } }, { dynamodb: { NewImage: {} } }])(
    'rejects a record without a new image or entity: %j',
    (record) => {
      expect(passesAny(outboxFilters, record)).toBe(false);
    },
  );
});
