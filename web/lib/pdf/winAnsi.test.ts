import { expect, test } from 'vitest';
import { winAnsi } from './winAnsi.ts';

const read = (text: string) =>
  new TextDecoder('windows-1252').decode(Uint8Array.from(winAnsi(text)));

test.each([
  ['Élise Ndayishimiyé, Ça & Öz', 'Élise Ndayishimiyé, Ça & Öz'],
  ['E\u0301lise', 'Élise'],
  ['\u221211\u00a0800 Rwf – “ok” €', '–11\u00a0800 Rwf – “ok” €'],
  ['Čapek Łukasz Đoko Iğdır', 'Capek Lukasz Doko Igdir'],
  ['北 😀', '? ?'],
  ['a\nb', 'a?b'],
])('%s is written as %s', (text, written) => {
  expect(read(text)).toBe(written);
});
