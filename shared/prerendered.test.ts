import { expect, test } from 'vitest';
import { fileOfPage, prerenderedPages, SHELL } from './prerendered.ts';

test('every page has a file of its own, which its address finds', () => {
  const files = prerenderedPages.map(fileOfPage);
  expect(files).toContain('/index.html');
  expect(files).toContain('/services/index.html');
  expect(new Set(files).size).toBe(prerenderedPages.length);
});

test('the page without content is none of them', () => {
  expect(prerenderedPages.map(fileOfPage)).not.toContain(SHELL);
});
