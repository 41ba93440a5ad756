import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { beforeAll, expect, it } from 'vitest';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { fillHouse } from '#functions/testing/bigHouse.ts';
import { invoke } from '#functions/testing/calls.ts';
import { inDays } from '#functions/testing/people.ts';
import { countReadUnits } from '#functions/testing/readUnits.ts';
import { emptyTable, useTable } from '#functions/testing/table.ts';
import { api } from '#shared/api.ts';
import { addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { handler as listAll } from '../bookings/listAll.ts';
import { handler as pending } from '../bookings/pending.ts';
import { handler as listRooms } from '../rooms/list.ts';
import { handler as day } from '../timeline/day.ts';
import { handler as timeline } from '../timeline/get.ts';
import { handler as admin } from './admin.ts';

useTable();

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;
type Asked = [endpoint: Endpoint, handler: Handler, query?: Record<string, string>];

const month = (from: number) => monthOf(addMonths(todayInKigali(), from));
const range = { startDate: inDays(0), endDate: inDays(30) };

/** What the dashboard of the staff fetches, and the lists of rooms and bookings, as their pages ask for them. */
const calls: Record<string, Asked> = {
  'the figures': [api.dashboard.admin, admin, { from: month(-11), to: month(6) }],
  'the day': [api.timeline.day, day],
  'who is in house': [api.timeline.day, day, { list: 'inHouse' }],
  'the requests': [api.bookings.pending, pending],
  'the timeline': [api.timeline.get, timeline, { ...range, limit: '200' }],
  'the timeline of a town': [api.timeline.get, timeline, { ...range, text: 'musa', limit: '50' }],
  'a page of the rooms': [api.rooms.list, listRooms, { limit: '20', sort: 'newest' }],
  'the rooms that a text finds': [api.rooms.list, listRooms, { limit: '20', text: 'cold kig' }],
  'a page of the bookings': [api.bookings.listAll, listAll, { limit: '20' }],
  'the bookings of a status': [api.bookings.listAll, listAll, { limit: '20', status: 'approved' }],
  'the bookings of a room': [
    api.bookings.listAll,
    listAll,
    { limit: '20', coldRoomId: 'big-room-7' },
  ],
};

/** The sizes between which nothing may grow: the larger one is three times the smaller one. */
const [FEW, MANY] = [220, 660];

interface Cost {
  bytes: number;
  units: number;
}

async function measure(): Promise<Record<string, Cost>> {
  const token = await signToken({ userId: 'a', role: 'admin', names: 'Test', email: 'a@b.rw' });
  const headers = { Authorization: `Bearer ${token}` };
  const costs: Record<string, Cost> = {};
  for (const [name, [endpoint, handler, query]] of Object.entries(calls)) {
    const { answer, units } = await countReadUnits(() =>
      invoke(handler, endpoint, { headers, ...(query && { query }) }),
    );
    expect(answer.status, `${name}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(200);
    costs[name] = { bytes: Buffer.byteLength(JSON.stringify(answer.body)), units };
  }
  return costs;
}

let few: Record<string, Cost>, many: Record<string, Cost>;

beforeAll(async () => {
  await emptyTable();
  await fillHouse(0, FEW);
  // The first call also reads which tokens are revoked.
  await measure();
  few = await measure();
  await fillHouse(FEW, MANY);
  many = await measure();
}, 120_000);

it.each(Object.keys(calls))(
  '%s is under 200 kB and as large with three times as many rooms [S2.119]',
  (name) => {
    expect(many[name]?.bytes).toBeLessThan(200_000);
    expect(many[name]?.bytes).toBeLessThan((few[name]?.bytes ?? 0) * 1.02 + 100);
  },
);

it.each(Object.keys(calls))(
  '%s takes as many read units with three times as many rooms',
  (name) => {
    expect(many[name]?.units).toBeGreaterThan(0);
    expect(many[name]?.units).toBeLessThanOrEqual((few[name]?.units ?? 0) * 1.1 + 1);
  },
);
