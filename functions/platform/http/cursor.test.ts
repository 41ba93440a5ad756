import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { secrets } from '#functions/testing/secrets.ts';
import { readCursor, writeCursor, type CursorScope } from './cursor.ts';

const key = { pk: 'BOOKING#b-1', sk: 'BOOKING', gsi2pk: 'BOOKINGS', gsi2sk: '2027-01-01#b-1' };
const scope: CursorScope = { endpoint: 'bookings.listAll', userId: 'u-1', filter: 'pending' };

/** Flips a letter in the middle of a piece of text. */
const changed = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('a cursor', () => {
  test('tells where the page ended', async () => {
    expect(await readCursor(await writeCursor(key, scope), scope)).toEqual(key);
  });

  test('of a list without user or filter is read back too', async () => {
    const open = { endpoint: 'rooms.list', userId: undefined };
    expect(await readCursor(await writeCursor(key, open), open)).toEqual(key);
  });

  test('signed with the previous secret still holds', async () => {
    const payload = Buffer.from(JSON.stringify(key)).toString('base64url');
    const mac = createHmac('sha256', secrets.previous)
      .update(JSON.stringify(['cursor', scope.endpoint, scope.userId, scope.filter, payload]))
      .digest('base64url');
    expect(await readCursor(`${payload}.${mac}`, scope)).toEqual(key);
  });

  test('fits into an address', async () => {
    const cursor = await writeCursor(key, scope);
    expect(encodeURIComponent(cursor)).toBe(cursor);
  });
});

describe('a cursor is refused', () => {
  test.each<[string, CursorScope]>([
    ['by another endpoint', { ...scope, endpoint: 'bookings.listMine' }],
    ['for another user', { ...scope, userId: 'u-2' }],
    ['for nobody', { ...scope, userId: undefined }],
    ['for another filter', { ...scope, filter: 'approved' }],
    ['without its filter', { ...scope, filter: undefined }],
  ])('%s', async (_, other) => {
    const cursor = await writeCursor(key, scope);
    await expect(readCursor(cursor, other)).rejects.toMatchObject({ code: 'invalidCursor' });
  });

  test('when any letter of it was changed', async () => {
    const cursor = await writeCursor(key, scope);
    for (let at = 0; at < cursor.length; at += 1) {
      await expect(readCursor(changed(cursor, at), scope), `letter ${at}`).rejects.toMatchObject({
        code: 'invalidCursor',
      });
    }
  });

  test('when its last letter is another that decodes to the same', async () => {
    const cursor = await writeCursor(key, scope);
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
      if (cursor.endsWith(letter)) continue;
      const other = cursor.slice(0, -1) + letter;
      await expect(readCursor(other, scope), letter).rejects.toMatchObject({
        code: 'invalidCursor',
      });
    }
  });

  test('when something was added or cut off', async () => {
    const cursor = await writeCursor(key, scope);
    for (const other of [`${cursor}.x`, `${cursor}A`, `${cursor}=`, cursor.slice(0, -1)]) {
      await expect(readCursor(other, scope), other).rejects.toMatchObject({
        code: 'invalidCursor',
      });
    }
  });

  test('when somebody made it up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        await expect(readCursor(text, scope)).rejects.toMatchObject({ code: 'invalidCursor' });
      }),
    );
  });

  test('with the field at fault', async () => {
    await expect(readCursor('made.up', scope)).rejects.toMatchObject({ body: { field: 'cursor' } });
  });
});
