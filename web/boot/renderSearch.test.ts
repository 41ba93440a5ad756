import { describe, expect, it } from 'vitest';
import type { SearchPageContent } from '#shared/searchPage.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { renderedTemplate } from './build/renderedTemplate.ts';
import { renderSearch } from './renderSearch.tsx';

const template = renderedTemplate(
  '<head><title>Old</title><meta name="description" content="Old"></head><body><div id="root"></div></body>',
  ['/assets/search-1.css'],
);

const render = (content?: SearchPageContent) =>
  renderSearch(content, { template, siteUrl: 'https://cold.example' });

/** A house of some rooms, whose pictures are there in a width of cards. */
const found = (count: number): SearchPageContent => ({
  rooms: Array.from({ length: count }, (_, index) => ({
    ...roomOf({
      id: `room-${index}`,
      name: `Store ${index}`,
      image: `/images/rooms/room-${index}/1.webp`,
    }),
    imageWidths: [400],
  })),
});

/** What the page carries for the scripts that take it over. */
const dataIn = (html: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="given-search">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
  );

describe('the page of the search', () => {
  it('shows the rooms that were found, and says how many they are', () => {
    const html = render(found(5));
    expect(html).toContain('5 rooms found');
    expect(html.match(/See ColdRoom Details/g)).toHaveLength(5);
    expect(html).not.toContain('Loading...');
    expect(html).toContain('href="/assets/search-1.css"');
    expect(html).not.toMatch(/Old|<!-- \w+ of the page/);
  });

  it('says that there are more where there are', () => {
    expect(render({ ...found(24), next: 'mark' })).toContain('Show more rooms');
    expect(render(found(24))).not.toContain('Show more rooms');
  });

  it('says so where there is none', () => {
    expect(render(found(0))).toContain('No rooms match your criteria.');
  });

  it('has the browser fetch the first picture before anything else, and in the head', () => {
    const [head = ''] = render(found(5)).split('</head>');
    const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(2);
    expect(preloads[0]).toMatch(/room-0\/1-400\.webp 400w.*fetchPriority="high"/);
    expect(preloads[1]).not.toContain('high');
  });

  it('carries what it was made of, for the scripts that take it over', () => {
    const content = { ...found(2), next: 'mark' };
    expect(dataIn(render(content))).toEqual(content);
  });

  it('waits for its scripts where it was given nothing', () => {
    const html = render();
    expect(html).toContain('Loading...');
    expect(html).toContain('Search Favorite ColdRoom');
    expect(dataIn(html)).toBeNull();
  });

  it('names itself for previews and search engines', () => {
    const html = render(found(1));
    expect(html).toContain('<title>Find a cold room · ColdRoom Rwanda</title>');
    expect(html).toContain('<link rel="canonical" href="https://cold.example/search" />');
  });

  it('holds no style and no script that runs: the policy forbids both', () => {
    const html = render(found(5));
    expect(html).not.toMatch(/<style|\sstyle="/);
    expect(html.match(/<script(?! type="application\/json")/g)).toBeNull();
  });

  it('lets no text of a room become a part of the page', () => {
    const evil = '</script><script>alert(1)</script><!-- content of the page -->';
    const content = { rooms: [roomOf({ name: evil, location: evil })] };
    const html = render(content);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<!-- content');
    expect(dataIn(html)).toEqual(content);
  });
});
