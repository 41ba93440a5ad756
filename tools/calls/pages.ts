import { randomUUID } from 'node:crypto';
import type { PageName } from '#infra/manifest.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

/** The event of CloudFront's request for a page. */
const asked = (query: Record<string, string>) => () =>
  Promise.resolve({
    queryStringParameters: { host: 'coldroom.example', ...query },
    requestContext: { requestId: randomUUID() },
  });

export const pageSamples = ({ room }: World): Record<PageName, Samples> => ({
  'pages.room': [
    { newEvent: asked({ room: room.id }) },
    { how: 'of a room that is gone', status: 404, newEvent: asked({ room: 'none' }) },
    { how: 'at an address without an id', status: 404, newEvent: asked({}) },
  ],
  'pages.search': [
    { newEvent: asked({}) },
    { how: 'of an address that asks for something', newEvent: asked({ asked: '1' }) },
  ],
});
