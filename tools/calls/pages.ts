import { randomUUID } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import { toItem } from '#functions/store/search/storedEntry.ts';
import { someEntry } from '#functions/testing/searchRooms.ts';
import type { PageName } from '#infra/manifest.ts';
import { limits } from '#shared/limits.ts';
import type { PlannedAnswer, Samples } from './sample.ts';
import type { World } from './world.ts';

/** The event of CloudFront's request for a page. */
const asked = (query: Record<string, string>) => () =>
  Promise.resolve({
    queryStringParameters: { host: 'coldroom.example', ...query },
    requestContext: { requestId: randomUUID() },
  });

/** The answer to the first query: so many rooms. */
const reading = (rooms: number): PlannedAnswer => {
  const entries = Array.from({ length: rooms }, (_, index) => ({ ...toItem(someEntry(index), 1) }));
  const Items = entries.map((item) => marshall(item, { removeUndefinedValues: true }));
  return { operation: 'Query', answer: { status: 200, body: { Items, Count: rooms } } };
};

export const pageSamples = ({ room }: World): Record<PageName, Samples> => ({
  'pages.room': [
    { newEvent: asked({ room: room.id }) },
    { how: 'of a room that is gone', status: 404, newEvent: asked({ room: 'none' }) },
    { how: 'at an address without an id', status: 404, newEvent: asked({}) },
  ],
  'pages.search': [
    { newEvent: asked({}) },
    { how: 'of an address that asks for something', newEvent: asked({ asked: '1' }) },
    { how: 'of a house without rooms', status: 200, planned: reading(0), newEvent: asked({}) },
    {
      how: 'of more rooms than a page shows',
      status: 200,
      planned: reading(limits.searchPage + 1),
      newEvent: asked({}),
    },
  ],
});
