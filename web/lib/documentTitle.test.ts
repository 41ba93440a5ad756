import { expect, it } from 'vitest';
import { documentTitle } from './documentTitle.ts';

it.each([
  ['nobody has signed in', null, 'Contact · ColdRoom Rwanda'],
  ['nothing is unread', 0, 'Contact · ColdRoom Rwanda'],
  ['three are unread', 3, '(3) Contact · ColdRoom Rwanda'],
])('names the page where %s', (_, unread, title) => {
  expect(documentTitle('Contact', unread)).toBe(title);
});
