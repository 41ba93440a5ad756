import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDraft, forgetDraft, HOME, openingDraft, preselectionOf, saveDraft } from './draft.ts';

class MemoryStorage {
  readonly #items = new Map<string, string>();
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
}

const draft = { ...emptyDraft, coldRoomId: 'a', startDate: '2027-01-01', productType: 'Milk' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

describe('the booking form opens', () => {
  test('empty at first', () => {
    expect(openingDraft('visit')).toEqual(emptyDraft);
  });

  test('on another visit without what was cleared on the way', () => {
    saveDraft(draft, 'first');
    expect(openingDraft('second')).toEqual(emptyDraft);
    expect(openingDraft('second', { coldRoomId: 'b' })).toEqual({ ...emptyDraft, coldRoomId: 'b' });
  });

  test('as it was left by whoever comes back from signing in, but for what the address says', () => {
    saveDraft(draft, 'first');
    const said = { coldRoomId: 'b' };
    expect(openingDraft('second', said, true)).toEqual({ ...draft, ...said });
  });

  test('with the fields of the home page, which its address does not say', () => {
    saveDraft(draft, `${HOME} first`);
    expect(openingDraft('second', { productType: 'Meat' })).toEqual({
      ...draft,
      productType: 'Meat',
    });
  });

  test('after a reload as it was typed, whatever was chosen on the way at first', () => {
    saveDraft(draft, 'same');
    expect(openingDraft('same', { coldRoomId: 'b' })).toEqual(draft);
  });

  test('with the days that were chosen on the way', () => {
    const chosen = { coldRoomId: 'b', startDate: '2027-02-01', endDate: '2027-02-02' };
    expect(openingDraft('visit', chosen)).toEqual({ ...emptyDraft, ...chosen });
  });

  test('empty once the draft has become a booking', () => {
    saveDraft(draft, 'first');
    forgetDraft();
    expect(openingDraft('first')).toEqual(emptyDraft);
  });

  test.each(['null', '{', '[]', '{"draft":{"coldRoomId":7,"strange":"x"}}'])(
    'empty where what was saved is broken: %s',
    (text) => {
      sessionStorage.setItem('bookingDraft', text);
      expect(openingDraft('visit')).toEqual(emptyDraft);
    },
  );
});

test('a saved day or service that does not exist is dropped, and the rest stays', () => {
  const impossible = { startDate: '2027-02-30', endDate: '9999-99-99', service: 'flight' };
  saveDraft({ ...draft, ...impossible }, 'first');
  expect(openingDraft('first')).toEqual({ ...draft, startDate: '' });
});

describe('what was said on the way', () => {
  test('is the room of the address, of the navigation or of the path, in this order [S2.9]', () => {
    expect(preselectionOf({ coldRoomId: 'c' }, { coldRoomId: 'a' }, 'b')).toEqual({
      coldRoomId: 'c',
    });
    expect(preselectionOf({}, { coldRoomId: 'a' }, 'b')).toEqual({ coldRoomId: 'a' });
    expect(preselectionOf({}, null, 'b')).toEqual({ coldRoomId: 'b' });
    expect(preselectionOf({}, { coldRoomId: 7 }, undefined)).toEqual({});
  });

  test('is every part that the address says, and none that it leaves empty', () => {
    const wish = { startDate: '2027-01-01', endDate: '', productType: 'Milk', weight: '' };
    expect(preselectionOf(wish, null, undefined)).toEqual({
      startDate: '2027-01-01',
      productType: 'Milk',
    });
  });
});
