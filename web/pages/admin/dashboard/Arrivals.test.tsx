import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { addDays, todayInKigali } from '#shared/days.ts';
import { Arrivals } from './Arrivals.tsx';
import type { AdminDashboard } from './adminDashboard.ts';

const today = todayInKigali();

/** So many arrivals of a day, each with a customer of its own. */
const arrivalsOn = (startDate: string, count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name} ${index}`,
    coldRoomId: 'r',
    coldRoomName: 'Musanze store',
    userId: 'u',
    userName: `${name} ${index}.`,
    startDate,
    endDate: startDate,
  }));

const markupOf = (arrivals: AdminDashboard['arrivals'], moreArrivals = false): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Arrivals arrivals={arrivals} moreArrivals={moreArrivals} />
    </MemoryRouter>,
  );

const shown = (...of: Parameters<typeof markupOf>): string =>
  markupOf(...of).replace(/<[^>]*>/g, ' ');

const count = (text: string, word: string): number => text.split(word).length - 1;

test('of those who come after today it is said how many there are, and those of today are left to the day [S2.119]', () => {
  const text = shown([
    ...arrivalsOn(today, 12, 'Today'),
    ...arrivalsOn(addDays(today, 1), 23, 'Later'),
  ]);
  expect(count(text, 'Today ')).toBe(0);
  expect(count(text, 'Later ')).toBe(5);
  expect(text).toContain('5 of 23');
  expect(text).toContain('Show all 23');
  expect(text).not.toContain('All approved bookings');
});

test('where even more follow than were told, it is said, and the way to them stands there', () => {
  const text = shown(arrivalsOn(addDays(today, 1), 100, 'Later'), true);
  expect(text).toContain('5 of more than 100');
  expect(text).toContain('Show the next 100');
  expect(text).toContain('All approved bookings');
});

test('a few are shown as they are, and none is told as none', () => {
  const few = shown(arrivalsOn(addDays(today, 1), 5, 'Later'));
  expect(count(few, 'Later ')).toBe(5);
  expect(few).not.toContain('Show all');
  expect(shown([])).toContain('No approved booking is coming up.');
});

test('each has a way to its details, with its number or without', () => {
  const [first, second] = arrivalsOn(addDays(today, 1), 2, 'Later');
  if (!first || !second) throw new Error('Two arrivals were asked for.');
  const markup = markupOf([{ ...first, number: 'CR-4F7K2' }, second]);
  expect(markup).toMatch(/<a [^>]*booking=Later%200|<a [^>]*booking=Later\+0/);
  expect(markup).toContain('CR-4F7K2');
  expect(markup).toContain('aria-label="Details, Musanze store for Later 0."');
  expect(markup).toContain('aria-label="Details, Musanze store for Later 1."');
});

test('the days of a stay are one part, whatever digits they have: a tablet places the parts one by one', () => {
  const [stay] = arrivalsOn('2030-01-12', 1, 'Later');
  if (!stay) throw new Error('An arrival was asked for.');
  const markup = markupOf([{ ...stay, endDate: '2030-01-15' }]).replace(/\s/g, ' ');
  expect(markup).toMatch(/>12[\s\u2060–]+15 Jan 2030 \(4 days\)<\/span>/);
});
