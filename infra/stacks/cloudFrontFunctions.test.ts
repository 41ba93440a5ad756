import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cutImagesPrefix, rewritePages } from './cloudFrontFunctions.ts';

interface Answer {
  uri?: string;
  statusCode?: number;
}

/** Runs the very text that CloudFront gets. */
const run = (code: string, uri: string): Answer =>
  runInNewContext(`${code}; handler(event)`, { event: { request: { uri } } }) as Answer;

describe('rewritePages', () => {
  it.each([
    ['/', '/index.html'],
    ['//', '/index.html'],
    ['/services', '/services/index.html'],
    ['/services/', '/services/index.html'],
    ['/privacy', '/privacy/index.html'],
  ])('answers %s with the page that was prerendered, %s', (uri, file) => {
    expect(run(rewritePages, uri).uri).toBe(file);
  });

  it.each([
    '/search',
    '/coldroom/kigali-1',
    '/dashboard/bookings',
    '/dashboard/',
    '/services/more',
    '/constructor',
    '/__proto__',
  ])('answers %s with the empty page', (uri) => {
    expect(run(rewritePages, uri).uri).toBe('/app.html');
  });

  it.each(['/assets/index-1a2b.js', '/favicon.svg', '/config.json', '/a.b/c.css'])(
    'leaves the file %s alone',
    (uri) => {
      expect(run(rewritePages, uri).uri).toBe(uri);
    },
  );
});

describe('cutImagesPrefix', () => {
  it.each(['rooms', 'users'])('asks the bucket for a picture of %s by its key', (folder) => {
    const { uri } = run(cutImagesPrefix, `/images/${folder}/r1/ab12.webp`);
    expect(uri).toBe(`/${folder}/r1/ab12.webp`);
  });

  it.each(['/images/', '/images/rooms/', '/images/rooms/r1/', '/images/rooms', '/images/x/y/z'])(
    'answers 404 to %s by itself',
    (uri) => {
      expect(run(cutImagesPrefix, uri)).toMatchObject({ statusCode: 404 });
    },
  );
});
