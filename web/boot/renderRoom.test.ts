import { describe, expect, it } from 'vitest';
import type { RoomPageContent } from '#shared/roomPage.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { renderedTemplate } from './build/renderedTemplate.ts';
import { renderRoom } from './renderRoom.tsx';

const template = renderedTemplate(
  '<head><title>Old</title><meta name="description" content="Old"></head><body><div id="root"></div></body>',
  ['/assets/room-1.css'],
);

const render = (content: RoomPageContent, siteUrl: string | undefined = 'https://cold.example') =>
  renderRoom(content, { template, siteUrl });

const room = roomOf();
const { id } = room;

/** The data blocks of a page, by their type. */
const dataIn = (html: string): Record<string, unknown> =>
  Object.fromEntries(
    [...html.matchAll(/<script type="([^"]+)"[^>]*>(.*?)<\/script>/g)].map(
      ([, type = '', json = '']): [string, unknown] => [type, JSON.parse(json)],
    ),
  );

describe('the page of a room', () => {
  it('holds every field of the room, its styles, and no word of another page', () => {
    const html = render({ id, room });
    for (const text of ['Nyamata Store', 'Beside the market.', '45,000.5', 'Backup power']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/assets/room-1.css"');
    expect(html).not.toMatch(/Old|<!-- \w+ of the page/);
  });

  it('names itself for previews and search engines, with its picture', () => {
    const html = render({ id, room });
    expect(html).toContain('<title>Nyamata Store · ColdRoom Rwanda</title>');
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    for (const [property, content] of [
      ['og:title', 'Nyamata Store · ColdRoom Rwanda'],
      ['og:image', 'https://cold.example/images/rooms/nyamata/1.webp'],
      ['og:url', 'https://cold.example/coldroom/nyamata'],
    ]) {
      expect(html).toContain(`<meta property="${property ?? ''}" content="${content ?? ''}" />`);
    }
    expect(html).toMatch(/property="og:description" content="Cold Room in Nyamata, Bugesera, /);
    expect(html).toContain('<link rel="canonical" href="https://cold.example/coldroom/nyamata" />');
    expect(dataIn(html)['application/ld+json']).toMatchObject({ name: 'Nyamata Store' });
  });

  it('shows the site’s picture in previews where the room has none', () => {
    const html = render({ id, room: roomOf({ image: undefined }) });
    expect(html).toContain('content="https://cold.example/art/social.png"');
  });

  it('has the browser fetch its picture first, and in the head', () => {
    const html = render({ id, room });
    const [head = ''] = html.split('</head>');
    expect(head).toMatch(/<link rel="preload" as="image" href="\/images\/rooms\/nyamata\/1.webp"/);
    expect(html).toMatch(/<div id="root"><a href="#main"/);
  });

  it('carries what it was made of, for the scripts that take it over', () => {
    expect(dataIn(render({ id, room }))['application/json']).toEqual({ id, room });
  });

  it('holds no style and no script that runs: the policy forbids both', () => {
    const html = render({ id, room });
    expect(html).not.toMatch(/<style|\sstyle="/);
    expect(html.match(/<script(?! type="application\/(ld\+)?json")/g)).toBeNull();
  });

  it('holds no day and no year of the reader', () => {
    const html = render({ id, room });
    const [, page = ''] = html.split('<div id="root">');
    expect(page).not.toMatch(/\d{4}-\d{2}-\d{2}|2024–/);
  });

  it('lets no text of the room become a part of the page', () => {
    const evil = '</script><script>alert(1)</script><!-- " & $& \u2028 content of the page -->';
    const html = render({
      id,
      room: roomOf({ name: evil, description: evil, location: evil, feature: [evil] }),
    });
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<!-- "');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(dataIn(html)).toMatchObject({
      'application/json': { room: { name: evil, feature: [evil] } },
      'application/ld+json': { name: evil },
    });
  });
});

describe('the page of a room that is not there', () => {
  it('says so, leads to the others, and has no address of its own', () => {
    const html = render({ id: 'none' });
    expect(html).toContain('Cold room not found');
    expect(html).toContain('See all rooms');
    expect(html).not.toMatch(/canonical|og:url|ld\+json/);
    expect(dataIn(html)['application/json']).toEqual({ id: 'none' });
  });
});
