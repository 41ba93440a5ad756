import { expect, it } from 'vitest';
import { holdsOf, misfitsOf } from '#shared/fitsGoods.ts';
import { limits } from '#shared/limits.ts';
import { kilogramsOf } from '#shared/search/kilograms.ts';
import { seedRooms } from '../rooms.ts';
import { planHouse } from './planHouse.ts';
import type { DemoStay, Step } from './steps.ts';

const steps = planHouse(seedRooms);
const stays = steps.flatMap((step) => (step.kind === 'ask' ? [step.stay] : []));
const closures = steps.filter((step) => step.kind === 'close');
const kinds = (stay: DemoStay): Step['kind'][] =>
  steps.flatMap((step) => ('stay' in step && step.stay === stay ? [step.kind] : []));

it('holds no day of a room twice', () => {
  const held = [...stays, ...closures].flatMap(({ roomId, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, day) => `${roomId} ${from + day}`),
  );
  expect(new Set(held).size).toBe(held.length);
});

it('is in the order of time, and asks for days that are not over yet', () => {
  const moments = steps.map(({ day, hour }) => day * 24 + hour);
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  for (const step of steps)
    if (step.kind === 'ask') expect(step.stay.from).toBeGreaterThan(step.day);
});

it('answers who asked, and takes no money before', () => {
  for (const stay of stays) {
    const [first, ...rest] = kinds(stay);
    expect(first).toBe('ask');
    if (rest.includes('pay')) expect(rest[0]).toBe('approve');
  }
});

it('tells of two months, of what comes, and of everything that becomes of a request', () => {
  expect(Math.min(...stays.map(({ from }) => from))).toBeLessThan(-45);
  expect(Math.max(...stays.map(({ to }) => to))).toBeGreaterThan(20);
  const all = new Set(steps.map(({ kind }) => kind));
  expect([...all].toSorted()).toEqual(
    [
      'approve',
      'ask',
      'askChange',
      'cancel',
      'checkIn',
      'checkOut',
      'close',
      'pay',
      'reject',
      'settle',
    ].toSorted(),
  );
  const approved = stays.filter((stay) => kinds(stay).includes('approve'));
  expect(approved.filter(({ from }) => from === 0).length).toBeGreaterThan(1);
  expect(approved.filter(({ to }) => to === 0).length).toBeGreaterThan(1);
  const wishes = steps.filter(({ kind }) => kind === 'askChange');
  expect(wishes.length).toBeLessThan(5);
  const waiting = stays.filter((stay) => kinds(stay).length === 1);
  expect(waiting.length).toBeGreaterThan(2);
  expect(new Set(stays.map(({ guest }) => guest)).size).toBeGreaterThan(10);
});

it('lets nobody wait for more answers at once than the product allows', () => {
  const waiting = new Map<number | undefined, number>();
  for (const step of steps) {
    if (!('stay' in step)) continue;
    const change =
      step.kind === 'ask' ? 1 : step.kind === 'approve' || step.kind === 'reject' ? -1 : 0;
    const count = (waiting.get(step.stay.guest) ?? 0) + change;
    waiting.set(step.stay.guest, count);
    expect(count).toBeLessThanOrEqual(limits.pendingBookings);
  }
});

it('puts no more into a room than it holds', () => {
  for (const room of seedRooms) {
    for (const { roomId, weight } of stays) {
      if (roomId === room.id) {
        expect(weight).toBeLessThanOrEqual(kilogramsOf(room.capacity, room.unit) ?? 0);
      }
    }
  }
});

it('stores in a room what keeps there', () => {
  for (const room of seedRooms) {
    const stored = stays.filter(({ roomId }) => roomId === room.id);
    for (const { productType } of stored) {
      expect(productType).not.toBe('Other');
      expect(misfitsOf(holdsOf(room), productType), `${productType} in ${room.name}`).toEqual([]);
    }
  }
});
