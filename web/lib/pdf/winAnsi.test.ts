import { expect, test } from 'vitest';
import { losesLetters, winAnsi } from './winAnsi.ts';

const read = (text: string) =>
  new TextDecoder('windows-1252').decode(Uint8Array.from(winAnsi(text)));

test.each([
  ['Élise Ndayishimiyé, Ça & Öz', 'Élise Ndayishimiyé, Ça & Öz'],
  ['E\u0301lise', 'Élise'],
  ['\u221211\u00a0800 Rwf – “ok” €', '–11\u00a0800 Rwf – “ok” €'],
  ['Čapek Łukasz Đoko Iğdır', 'Capek Lukasz Doko Igdir'],
  ['Ştefan Țepeș, Ðorđe, Nguyễn', 'Stefan Tepes, Ðorde, Nguyen'],
  ['Ольга Щукина, Юрій Їжак', 'Olga Shchukina, Yuriy Yizhak'],
  ['Ζωή Παπαδοπούλου', 'Zoi Papadopoulou'],
  ['Wangũi Ŋaŋa Ɓala q\u0303', 'Wangui Nganga Bala q'],
  ['北 😀', '? ?'],
  ['a\nb', 'a?b'],
])('%s is written as %s', (text, written) => {
  expect(read(text)).toBe(written);
});

test.each([
  ['Élise Łukasz Ольга', false],
  ['What? q\u0303', false],
  ['ሰላም Keza', true],
  ['王 Ltd', true],
])('whether %s has letters that cannot be written: %s', (text, loses) => {
  expect(losesLetters(text)).toBe(loses);
});
