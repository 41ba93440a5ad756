import { describe, expect, it, vi } from 'vitest';
import { targetOf } from '#local/target.ts';
import { createRenderedPages } from './renderedPages.ts';

const answered = (statusCode: number) => ({
  statusCode,
  headers: { 'content-type': 'text/html' },
  body: '<h1>Room</h1>',
});

/** The result for a path if the function answers so, and the event that it received. */
async function at(path: string, answer: () => Promise<unknown>) {
  const invoke = vi.fn<(name: string, event: object) => Promise<unknown>>(answer);
  const reply = await createRenderedPages(invoke)(targetOf({ url: path }));
  return { reply, asked: invoke.mock.calls };
}

describe('the page of a room', () => {
  it.each([200, 404])('is what the function answers: %i', async (status) => {
    const { reply, asked } = await at('/coldroom/huye', () => Promise.resolve(answered(status)));
    expect(reply).toMatchObject({ status, headers: { 'content-type': 'text/html' } });
    expect(reply?.body.toString()).toBe('<h1>Room</h1>');
    expect(asked).toEqual([
      ['pages.room', expect.objectContaining({ queryStringParameters: { room: 'huye' } })],
    ]);
  });

  it('is requested without an id if the path has none', async () => {
    const { asked } = await at('/coldroom/a%2Fb', () => Promise.resolve(answered(404)));
    expect(asked).toEqual([['pages.room', expect.objectContaining({ queryStringParameters: {} })]]);
  });

  it.each([
    ['answers 5xx', () => Promise.resolve(answered(500))],
    ['ends before it answers', () => Promise.reject(new Error('its thread has ended'))],
    ['answers what no gateway understands', () => Promise.resolve(undefined)],
  ])('is left to the site where the function %s', async (_, answer) => {
    const { reply } = await at('/coldroom/huye', answer);
    expect(reply).toBeUndefined();
  });
});

describe('the page of the search', () => {
  it.each([
    ['/search', {}],
    ['/search?', {}],
    ['/search?city=Huye', { asked: '1' }],
  ])('is requested for %s with %j', async (path, queryStringParameters) => {
    const { reply, asked } = await at(path, () => Promise.resolve(answered(200)));
    expect(reply?.body.toString()).toBe('<h1>Room</h1>');
    expect(asked).toEqual([['pages.search', expect.objectContaining({ queryStringParameters })]]);
  });
});

it.each(['/', '/search/', '/searching', '/assets/index.js'])(
  'no function is asked for %s',
  async (path) => {
    const { reply, asked } = await at(path, () => Promise.resolve(answered(200)));
    expect(reply).toBeUndefined();
    expect(asked).toEqual([]);
  },
);
