import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pathAtWidth, pictureWidths } from '#shared/pictures.ts';
import { SHELL } from '#shared/prerendered.ts';
import {
  askForCalendar,
  askForRoom,
  askForSearch,
  cutImagesPrefix,
  forgetWhoReads,
  rewritePages,
  tellViewer,
} from './cloudFrontFunctions.ts';

interface Answer {
  uri?: string;
  statusCode?: number;
}

/** Runs the same text that is deployed to CloudFront. */
const run = (code: string, uri: string): Answer =>
  runInNewContext(`${code}; handler(event)`, { event: { request: { uri } } }) as Answer;

describe('rewritePages', () => {
  it.each([
    ['/', '/index.html'],
    ['//', '/index.html'],
    ['/search', '/search/index.html'],
    ['/services', '/services/index.html'],
    ['/services/', '/services/index.html'],
    ['/privacy', '/privacy/index.html'],
  ])('answers %s with the page that was prerendered, %s', (uri, file) => {
    expect(run(rewritePages, uri).uri).toBe(file);
  });

  it.each([
    '/reset-password',
    '/coldroom/kigali-1',
    '/dashboard/bookings',
    '/dashboard/',
    '/services/more',
    '/constructor',
    '/__proto__',
    '/a.b/c.css',
    '/old.html',
    '/%E2%80%A8/x',
    '/%zz',
  ])('answers %s with the empty page', (uri) => {
    expect(run(rewritePages, uri).uri).toBe('/app.html');
  });

  it.each(['/assets/index-1a2b.js', '/favicon.svg', '/config.json', '/art/hero-1.webp'])(
    'leaves the file %s alone',
    (uri) => {
      expect(run(rewritePages, uri).uri).toBe(uri);
    },
  );
});

describe('askForRoom', () => {
  /** The rewritten request for a path; the viewer's query is dropped. */
  const asked = (uri: string): Answer & { querystring?: object } => {
    const headers = { host: { value: 'd111.cloudfront.net' } };
    const querystring = { fbclid: { value: 'x' }, room: { value: 'other' } };
    const event = { request: { uri, headers, querystring } };
    return runInNewContext(`${askForRoom}; handler(event)`, { event }) as Answer;
  };
  const host = { value: 'd111.cloudfront.net' };

  it.each(['/coldroom/huye-dairy', '/coldroom/huye-dairy/'])(
    'asks for %s by the room’s id and the host, and for nothing that the viewer added',
    (uri) => {
      expect(asked(uri).querystring).toEqual({ host, room: { value: 'huye-dairy' } });
    },
  );

  it.each(['/coldroom/', '/coldroom/a/b', '/coldroom/%61', `/coldroom/${'x'.repeat(65)}`])(
    'asks for no room at %s',
    (uri) => {
      expect(asked(uri).querystring).toEqual({ host });
    },
  );

  it('asks under the path at which the site’s bucket has the empty page', () => {
    expect(asked('/coldroom/huye-dairy').uri).toBe(SHELL);
    expect(asked('/coldroom/a/b').uri).toBe(SHELL);
  });
});

describe('askForSearch', () => {
  /** The rewritten request for the search with some query of the viewer. */
  const asked = (querystring: object): Answer & { querystring?: object } => {
    const headers = { host: { value: 'd111.cloudfront.net' } };
    const event = { request: { uri: '/search', headers, querystring } };
    return runInNewContext(`${askForSearch}; handler(event)`, { event }) as Answer;
  };
  const host = { value: 'd111.cloudfront.net' };

  it('asks for the first rooms by the host alone', () => {
    expect(asked({}).querystring).toEqual({ host });
  });

  it('says that something is asked for, and not what: the browser finds it', () => {
    const query = { city: { value: 'Huye' }, host: { value: 'evil.test' } };
    expect(asked(query).querystring).toEqual({ host, asked: { value: '1' } });
  });

  it('asks under the path at which the site’s bucket has the page that the build wrote', () => {
    expect(asked({}).uri).toBe('/search/index.html');
  });
});

describe('cutImagesPrefix', () => {
  it.each(['rooms', 'users'])('asks the bucket for a picture of %s by its key', (folder) => {
    const { uri } = run(cutImagesPrefix, `/images/${folder}/r1/ab12.webp`);
    expect(uri).toBe(`/${folder}/r1/ab12.webp`);
  });

  it.each(pictureWidths)(
    'asks for the width of %d px that is made of a picture of a room',
    (width) => {
      const path = pathAtWidth('/images/rooms/r1/ab12.jpg', width);
      expect(run(cutImagesPrefix, path)).toEqual({ uri: path.slice('/images'.length) });
    },
  );

  it.each(['/images/', '/images/rooms/', '/images/rooms/r1/', '/images/rooms', '/images/x/y/z'])(
    'answers 404 to %s by itself',
    (uri) => {
      expect(run(cutImagesPrefix, uri)).toMatchObject({ statusCode: 404 });
    },
  );
});

describe('forgetWhoReads', () => {
  const sent = (method: string) => {
    const headers = { authorization: { value: 'Bearer t' }, accept: { value: '*/*' } };
    const event = { viewer: { ip: '203.0.113.7' }, request: { method, uri: '/', headers } };
    return runInNewContext(`${forgetWhoReads}; handler(event)`, { event }) as {
      headers: Record<string, unknown>;
    };
  };

  it.each(['GET', 'HEAD'])('takes the token from a %s, and nothing else', (method) => {
    expect(Object.keys(sent(method).headers)).toEqual(['accept', 'x-viewer-address']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('leaves it to a %s', (method) => {
    expect(sent(method).headers).toHaveProperty('authorization');
  });
});

it.each([
  ['tellViewer', tellViewer, '/backend/book'],
  ['forgetWhoReads', forgetWhoReads, '/backend/coldroom'],
  ['askForCalendar', askForCalendar, `/calendar/${'k'.repeat(43)}.ics`],
])(
  '%s sends the viewer’s address, and overwrites a header that the viewer sent',
  (_, code, uri) => {
    const headers = {
      host: { value: 'd111.cloudfront.net' },
      'x-viewer-address': { value: '192.0.2.9' },
      accept: { value: '*/*' },
    };
    const event = { viewer: { ip: '203.0.113.7' }, request: { method: 'GET', uri, headers } };
    expect(runInNewContext(`${code}; handler(event)`, { event })).toMatchObject({
      headers: { 'x-viewer-address': { value: '203.0.113.7' }, accept: { value: '*/*' } },
    });
  },
);

describe('askForCalendar', () => {
  const asked = (uri: string): unknown => {
    const headers = {
      host: { value: 'd111.cloudfront.net' },
      'x-viewer-address': { value: '192.0.2.9' },
    };
    const querystring = { key: { value: 'other' }, fbclid: { value: 'x' } };
    const event = { viewer: { ip: '203.0.113.7' }, request: { uri, headers, querystring } };
    return runInNewContext(`${askForCalendar}; handler(event)`, { event });
  };

  it('takes the secret out of the path, and tells the viewer’s address', () => {
    expect(asked('/calendar/user-1.s_e-cret.ics')).toMatchObject({
      uri: '/backend/calendar',
      querystring: {
        key: { value: 'user-1.s_e-cret' },
        host: { value: 'd111.cloudfront.net' },
      },
      headers: { 'x-viewer-address': { value: '203.0.113.7' } },
    });
  });

  it.each([
    '/calendar/',
    '/calendar/a',
    '/calendar/a/b.ics',
    '/calendar/%61.ics',
    '/calendar/.ics',
  ])('answers 404 to %s by itself', (uri) => {
    expect(asked(uri)).toMatchObject({ statusCode: 404 });
  });
});
