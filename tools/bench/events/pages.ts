import { randomUUID } from 'node:crypto';
import type { PageName } from '#infra/manifest.ts';
import type { NewEvent } from './event.ts';
import type { World } from './world.ts';

export const pageEvents = ({ room }: World): Record<PageName, NewEvent> => ({
  'pages.room': () =>
    Promise.resolve({
      queryStringParameters: { room: room.id, host: 'coldroom.example' },
      requestContext: { requestId: randomUUID() },
    }),
});
