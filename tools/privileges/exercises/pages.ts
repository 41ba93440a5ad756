import { expect } from 'vitest';
import { someRoom } from '#functions/testing/people.ts';
import type { Exercise } from '../run.ts';

const asked = (query: Record<string, string>) => ({
  queryStringParameters: query,
  requestContext: { requestId: 'request-1' },
});

export const pages = {
  'pages.room': async ({ invoke }) => {
    const { id } = await someRoom();
    expect(await invoke(asked({ room: id }))).toMatchObject({ statusCode: 200 });
    expect(await invoke(asked({ room: 'none' }))).toMatchObject({ statusCode: 404 });
    expect(await invoke(asked({}))).toMatchObject({ statusCode: 404 });
  },
} satisfies Record<string, Exercise>;
