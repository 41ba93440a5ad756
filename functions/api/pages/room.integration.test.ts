import { describe, expect, it, vi } from 'vitest';
import { askPage, givenTo, usePages, type PageAnswer } from '#functions/testing/pages.ts';
import { someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { rendererFiles } from '#shared/renderer.ts';
import type { RoomPageContent } from '#shared/roomPage.ts';

useTable();
usePages();

/** The table as the function knows it that is started next: each has modules of its own. */
const tableOfNext = async () => (await import('#functions/platform/table/client.ts')).db;

const ask = (query: Record<string, string>) => askPage(import('./room.ts'), query);

type Given = RoomPageContent & { siteUrl?: string };

const givenIn = (answer: PageAnswer): Given => givenTo(answer) as Given;

describe('the page of a room', () => {
  it('is rendered of the room, and browsers ask for it anew each time', async () => {
    const room = await someRoom({ name: 'Nyamata Store' });
    const answer = await ask({ room: room.id });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-request-id': 'request-1',
    });
    expect(givenIn(answer)).toMatchObject({ id: room.id, room: { name: 'Nyamata Store' } });
  });

  it('shows what the contract lists of the room, and nothing else of its item', async () => {
    const room = await someRoom();
    const { room: given } = givenIn(await ask({ room: room.id }));
    expect(given).toEqual(JSON.parse(JSON.stringify({ ...room, live: undefined })));
    expect(Object.keys(given ?? {})).not.toContain('live');
    expect(Object.keys(given ?? {})).not.toContain('pk');
  });

  it('is a page that says so where there is no such room', async () => {
    const answer = await ask({ room: 'none' });
    expect(answer.statusCode).toBe(404);
    expect(givenIn(answer)).toEqual({ id: 'none' });
  });

  it.each([undefined, '', 'a b', 'x'.repeat(65), '%00'])(
    'is the empty page for %j, which no room can be, and the table is not asked',
    async (room) => {
      const send = vi.spyOn(await tableOfNext(), 'send');
      const answer = await ask(room === undefined ? {} : { room });
      expect(answer).toMatchObject({ statusCode: 404, body: '<main></main>\n' });
      expect(send).not.toHaveBeenCalled();
      await ask({ room: 'none' });
      expect(send).toHaveBeenCalledOnce();
    },
  );
});

describe('addresses in the page', () => {
  const siteUrlFor = async (host: string) => {
    const { id } = await someRoom();
    return givenIn(await ask({ room: id, host })).siteUrl;
  };

  it('are those of the host that the visitor sees', async () => {
    expect(await siteUrlFor('d111.CloudFront.net')).toBe('https://d111.cloudfront.net');
  });

  it('are the site’s own where it has one', async () => {
    vi.stubEnv('SITE_URL', 'https://coldroom.example');
    expect(await siteUrlFor('d111.cloudfront.net')).toBe('https://coldroom.example');
  });

  it.each(['', 'a"b', 'a/b', 'a b', '-', 'http://a', 'a:80'])(
    'are left out for %j, which is no host',
    async (host) => {
      expect(await siteUrlFor(host)).toBeUndefined();
    },
  );
});

describe('a page that fails', () => {
  it('is answered 500 without a word, which the edge shows nobody', async () => {
    vi.spyOn(await tableOfNext(), 'send').mockImplementation(() => {
      throw new Error('The table is gone');
    });
    const answer = await ask({ room: 'any' });
    expect(answer).toMatchObject({ statusCode: 500, body: '' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is answered so as well where the site’s renderer was not deployed', async () => {
    vi.stubEnv('RENDERER_FOLDER', undefined);
    expect(await ask({ room: 'any' })).toMatchObject({ statusCode: 500 });
  });

  it('ends the function where the renderer cannot be loaded, for Lambda to start it anew', async () => {
    vi.stubEnv('RENDERER_FOLDER', '/nowhere');
    await expect(import('./room.ts')).rejects.toThrow(rendererFiles.code);
  });
});
