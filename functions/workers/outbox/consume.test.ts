import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listStaffIds } from '#functions/store/accounts/staff.ts';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';
import { endSockets } from '#functions/workers/realtime/endSockets.ts';
import { pushNews } from '#functions/workers/realtime/push.ts';
import { applyChange } from './applyChange.ts';
import type { Change } from './change.ts';
import { handler } from './consume.ts';

vi.mock('./applyChange.ts');
vi.mock('#functions/store/accounts/staff.ts');
vi.mock('#functions/store/search/refreshEntry.ts');
vi.mock('#functions/workers/realtime/endSockets.ts');
vi.mock('#functions/workers/realtime/push.ts');

/** Applies all events but those with these ids; the recipient of each has its id. */
function failing(...ids: string[]): void {
  vi.mocked(applyChange).mockImplementation(({ eventId }: Change) =>
    ids.includes(eventId) ? Promise.reject(new Error(`no ${eventId}`)) : Promise.resolve([eventId]),
  );
}

const record = (id: string, entity = 'booking'): DynamoDBRecord => ({
  eventID: id,
  dynamodb: {
    SequenceNumber: `number-${id}`,
    NewImage: { entity: { S: entity }, status: { S: 'pending' } },
  },
});
const Records = ['a', 'b', 'c'].map((id) => record(id));

const applied = () => vi.mocked(applyChange).mock.calls.map(([{ eventId }]) => eventId);
const pushed = () => vi.mocked(pushNews).mock.calls.map(([userId]) => userId);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(listStaffIds).mockResolvedValue([]);
});

describe('the consumer', () => {
  it('names the one that failed where others are done before it, and pushes for those', async () => {
    failing('b');
    expect(await handler({ Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'number-b' }],
    });
    expect([applied(), pushed()]).toEqual([['a', 'b'], ['a']]);
  });

  it('fails as a whole where the first of several does, so that the batch is halved', async () => {
    failing('a');
    await expect(handler({ Records })).rejects.toThrow('no a');
    expect([applied(), pushed()]).toEqual([['a'], []]);
  });

  it('names one that fails alone', async () => {
    failing('a');
    expect(await handler({ Records: [record('a')] })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'number-a' }],
    });
  });

  it('closes the sockets of sessions that have ended, and goes on where that fails', async () => {
    failing();
    vi.mocked(endSockets).mockRejectedValueOnce(new Error('no sockets'));
    const revocation = (image: object): DynamoDBRecord => ({
      eventID: 'end',
      dynamodb: { NewImage: { entity: { S: 'revocation' }, from: { N: '5' }, ...image } },
    });
    const ends = [
      revocation({ userId: { S: 'u-1' }, session: { S: 's' } }),
      revocation({ userId: { S: 'u-2' } }),
      // As revocations were written before they named their user.
      revocation({}),
    ];
    expect(await handler({ Records: [...ends, record('a')] })).toEqual({ batchItemFailures: [] });
    expect(vi.mocked(endSockets).mock.calls).toEqual([
      [{ userId: 'u-1', session: 's', from: 5 }],
      [{ userId: 'u-2', session: undefined, from: 5 }],
    ]);
    expect(applied()).toEqual(['a']);
  });

  it('refreshes the search entry of a room, also of one that was deleted', async () => {
    const image = { entity: { S: 'room' }, id: { S: 'r-1' }, createdAt: { S: '2027' } };
    const of = (dynamodb: DynamoDBRecord['dynamodb']) => ({ eventID: 'room', dynamodb });
    await handler({ Records: [of({ OldImage: image, NewImage: image })] });
    await handler({ Records: [of({ OldImage: image })] });
    const room = { id: 'r-1', createdAt: '2027' };
    expect(vi.mocked(refreshEntry).mock.calls).toEqual([[room], [room]]);
    expect(applied()).toEqual([]);
  });

  it('refreshes the entry of a room once in a batch, also where the first try fails', async () => {
    const roomRecord = (id: string): DynamoDBRecord => ({
      eventID: id,
      dynamodb: { NewImage: { entity: { S: 'room' }, id: { S: id }, createdAt: { S: '2027' } } },
    });
    vi.mocked(refreshEntry).mockRejectedValueOnce(new Error('busy'));
    const Records = ['r-1', 'r-2', 'r-1', 'r-2'].map(roomRecord);
    await expect(handler({ Records })).rejects.toThrow('busy');
    await handler({ Records });
    const rooms = vi.mocked(refreshEntry).mock.calls.map(([{ id }]) => id);
    expect(rooms).toEqual(['r-1', 'r-1', 'r-2']);
  });

  it('pushes the staff where a room was closed for days or reopened or is gone, and not where nothing shows', async () => {
    vi.mocked(listStaffIds).mockResolvedValue(['boss']);
    const imageOf = (closures?: string) => ({
      entity: { S: 'room' },
      id: { S: 'r-1' },
      createdAt: { S: '2027' },
      ...(closures && { closures: { N: closures } }),
    });
    const changed = (before: string | undefined, after: string | undefined) => ({
      eventID: 'room',
      dynamodb: { OldImage: imageOf(before), NewImage: imageOf(after) },
    });
    await handler({ Records: [changed(undefined, '1')] });
    await handler({ Records: [changed('1', '0')] });
    expect(pushed()).toEqual(['boss', 'boss']);
    await handler({ Records: [changed('1', '1'), changed(undefined, undefined)] });
    expect(pushed()).toEqual(['boss', 'boss']);
    await handler({ Records: [{ eventID: 'gone', dynamodb: { OldImage: imageOf('1') } }] });
    expect(pushed()).toEqual(['boss', 'boss', 'boss']);
  });

  it('tells the staff of whose rooms the rows have changed, once for a batch, and customers of none', async () => {
    vi.mocked(listStaffIds).mockResolvedValue(['boss']);
    vi.mocked(applyChange).mockResolvedValue(['boss', 'customer']);
    const bookingOf = (coldRoomId: string, status = 'pending') => ({
      eventID: coldRoomId,
      dynamodb: {
        NewImage: {
          entity: { S: 'booking' },
          coldRoomId: { S: coldRoomId },
          status: { S: status },
        },
      },
    });
    await handler({ Records: ['r-1', 'r-2', 'r-1'].map((id) => bookingOf(id)) });
    expect(vi.mocked(pushNews).mock.calls).toEqual([
      ['boss', ['r-1', 'r-2']],
      ['customer', []],
    ]);
    expect(listStaffIds).toHaveBeenCalledTimes(1);
  });

  it('passes over what concerns nobody', async () => {
    failing();
    const others = [record('arrival', 'arrival'), { eventID: 'gone', dynamodb: {} }, record('a')];
    expect(await handler({ Records: others })).toEqual({ batchItemFailures: [] });
    expect(applied()).toEqual(['a']);
  });
});
