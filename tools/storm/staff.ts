import { randomUUID } from 'node:crypto';
import type { Closure } from '#shared/closure.ts';
import type { Payment } from '#shared/payment.ts';
import type { Room } from '#shared/room.ts';
import { movedTo, oneOf, type ProductDoor, type Promised } from './answerRecord.ts';
import { askAgain } from './ask.ts';
import { someStay } from './customers.ts';

/** How many of the newest bookings the staff look at. */
const NEWEST = 60;

/** Signs in the seeded admin; returns the token. */
export async function signInStaff(url: string): Promise<string> {
  const { status, body } = await askAgain(url, {
    method: 'POST',
    path: '/api/auth/login',
    request: {
      email: process.env.ADMIN_EMAIL ?? 'admin@coldroom.test',
      password: process.env.ADMIN_PASSWORD ?? 'Kigali#2024',
    },
  });
  if (status !== 200) throw new Error(`The staff could not sign in: ${status}`);
  return (body as { token: string }).token;
}

/** Adds rooms until there are as many; returns them. */
export async function openRooms(url: string, token: string, count: number): Promise<Room[]> {
  for (;;) {
    const { body } = await askAgain(url, {
      method: 'GET',
      path: `/coldroom?limit=100&fresh=${randomUUID()}`,
    });
    const rooms = (body as Room[]).filter(({ status }) => status === 'available');
    if (rooms.length >= count) return rooms.slice(0, count);
    for (let more = rooms.length; more < count; more += 1) await openRoom(url, token);
  }
}

async function openRoom(url: string, token: string): Promise<void> {
  const form = new FormData();
  const fields = {
    name: `Storm ${randomUUID().slice(0, 8)}`,
    roomType: 'Cold Room',
    price: '10000',
    location: 'Storm town',
    capacity: '20',
    unit: 'tons',
    status: 'available',
    size: '600',
    feature: '["Backup power"]',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/backend/coldroom`, { method: 'POST', headers, body: form });
  if (answer.status !== 201)
    throw new Error(`A room was not added: ${answer.status} ${await answer.text()}`);
}

/** Has one of the staff answer, move, take money, close and reopen until all stop. */
export async function workAsStaff(door: ProductDoor, token: string, rooms: Room[]): Promise<void> {
  const work = [answer, answer, answer, move, pay, close, write];
  while (!door.stopped) {
    if (door.record.promised.length === 0) await new Promise((next) => setTimeout(next, 100));
    else await oneOf(work)(door, token, rooms);
  }
}

type Work = (door: ProductDoor, token: string, rooms: Room[]) => Promise<void>;

const someBooking = ({ record }: ProductDoor): Promised => oneOf(record.promised.slice(-NEWEST));

const answer: Work = async (door, token) => {
  const one = someBooking(door);
  const to = oneOf(['approved', 'approved', 'rejected']);
  const request = { id: one.booking.id, status: to };
  const { status } = await door.ask({ token, method: 'PUT', path: '/book/status', request });
  if (status === 200) door.record.act(one, to);
};

const move: Work = async (door, token, rooms) => {
  const one = someBooking(door);
  const request = someStay(rooms);
  const path = `/book/${one.booking.id}/days`;
  const { status } = await door.ask({ token, method: 'PUT', path, request });
  if (status === 200) door.record.act(one, movedTo(request));
};

const pay: Work = async (door, token) => {
  const { booking } = someBooking(door);
  const path = `/book/${booking.id}/payments`;
  const request = { kind: 'payment', amount: 100, way: 'cash' };
  const key = randomUUID();
  const asked = { token, key, method: 'POST', path, request };
  const body = await door.askUntilAnswered(asked);
  if (body) door.record.payments.push({ asked, payment: body as Payment });
};

const close: Work = async (door, token, rooms) => {
  const { coldRoomId, startDate, endDate } = someStay(rooms);
  const request = { coldRoomId, startDate, endDate, reason: 'Maintenance' };
  const made = await door.ask({ token, method: 'POST', path: '/closures', request });
  if (made.status !== 201) return;
  const { id } = made.body as Closure;
  door.record.closures.push(id);
  if (Math.random() < 0.5) await door.ask({ token, method: 'DELETE', path: `/closures/${id}` });
};

const write: Work = async (door) => {
  const questions = `Storm ${randomUUID()}`;
  const request = { names: 'Storm', email: 'storm@example.com', questions };
  const path = '/contact/submit-query';
  const { status } = await door.ask({ method: 'POST', path, request });
  if (status === 201) door.record.messages.push(questions);
};
