import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { handler as getBooking } from '#functions/api/bookings/get.ts';
import { handler as listAll } from '#functions/api/bookings/listAll.ts';
import { handler as dashboard } from '#functions/api/dashboard/admin.ts';
import { handler as getRoom } from '#functions/api/rooms/get.ts';
import { handler as listRooms } from '#functions/api/rooms/list.ts';
import { handler as search } from '#functions/api/rooms/search.ts';
import { handler as day } from '#functions/api/timeline/day.ts';
import { handler as timeline } from '#functions/api/timeline/get.ts';
import type { Customer } from '#functions/domain/decideBooking.ts';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { listInStatus } from '#functions/store/bookings/bookings.ts';
import { listRooms as firstRooms } from '#functions/store/rooms/rooms.ts';
import { invoke } from '#functions/testing/calls.ts';
import { at, inDays, requestFor, someCustomer } from '#functions/testing/people.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { applyRecord } from '#functions/workers/outbox/applyRecord.ts';
import type { ChangeRecord } from '#functions/workers/outbox/change.ts';
import { api } from '#shared/api.ts';
import type { Booking } from '#shared/booking.ts';
import { addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { Room } from '#shared/room.ts';

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

/** Something that is measured: what it is called, and what does it the nth time. */
interface ScaleCall {
  name: string;
  /** Gets what it needs the nth time, which is not measured. */
  before?: (nth: number) => Promise<void>;
  does: (nth: number) => Promise<unknown>;
}

/** Days from today on which the rooms of the bench are free, far behind their bookings. */
const FREE_FROM = 420;
/** Rooms that are booked in turn, so that no two bookings meet. */
const BOOKED = 50;

async function recordOf({ id }: Booking): Promise<ChangeRecord> {
  const { Item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: keys.booking(id) }),
  );
  const NewImage = marshall(Item) as NonNullable<ChangeRecord['dynamodb']>['NewImage'];
  return { eventID: randomUUID(), dynamodb: { NewImage } };
}

/** Each customer has at most five requests that wait. */
const REQUESTS_EACH = 5;

/** Books rooms in turn, for a new customer each five times. */
function booker(rooms: Room[]) {
  const customers: Customer[] = [];
  return async (nth: number): Promise<Booking> => {
    const who = Math.floor(nth / REQUESTS_EACH);
    const customer = (customers[who] ??= await someCustomer());
    const from = FREE_FROM + Math.floor(nth / BOOKED) * 4;
    return bookRoom(requestFor(at(rooms, nth), from, from + 2), customer);
  };
}

/** What is measured in the house of TABLE_NAME: reads, searches, the timeline, bookings and the outbox. */
export async function scaleCalls(): Promise<ScaleCall[]> {
  const { items: rooms } = await firstRooms({ limit: BOOKED });
  const { items: approved } = await listInStatus('approved', { limit: 20 });
  const token = await signToken({ userId: 'a', role: 'admin', names: 'Bench', email: 'a@b.rw' });
  const headers = { Authorization: `Bearer ${token}` };
  const get = (
    name: string,
    endpoint: Endpoint,
    handler: Handler,
    query: Record<string, string> = {},
    path?: (nth: number) => Record<string, string>,
  ): ScaleCall => ({
    name,
    does: async (nth) => {
      const { status, body } = await invoke(handler, endpoint, {
        headers,
        query,
        ...(path && { path: path(nth) }),
      });
      if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    },
  });
  const stay = { startDate: inDays(300), endDate: inDays(302) };
  const today = todayInKigali();
  const months = { from: monthOf(addMonths(today, -11)), to: monthOf(addMonths(today, 6)) };
  const book = booker(rooms);
  const booked: Booking[] = [];
  const records: ChangeRecord[] = [];
  return [
    get('a room', api.rooms.get, getRoom, {}, (nth) => ({ id: at(rooms, nth).id })),
    get('a booking with its history', api.bookings.get, getBooking, {}, (nth) => ({
      id: at(approved, nth).id,
    })),
    get('a page of the rooms', api.rooms.list, listRooms, { limit: '20', sort: 'newest' }),
    get('rooms by words', api.rooms.list, listRooms, { limit: '20', text: 'cold kigali' }),
    get('a page of all bookings', api.bookings.listAll, listAll, { limit: '20' }),
    get('a page of the approved', api.bookings.listAll, listAll, {
      limit: '20',
      status: 'approved',
    }),
    get('the admins’ figures', api.dashboard.admin, dashboard, months),
    get('the day', api.timeline.day, day),
    get('a page of the timeline', api.timeline.get, timeline, {
      startDate: inDays(0),
      endDate: inDays(30),
      limit: '100',
    }),
    get('the search: the cheapest', api.rooms.search, search),
    get('the search: free on three days', api.rooms.search, search, stay),
    get('the search: the nearest', api.rooms.search, search, {
      ...stay,
      latitude: '-1.95',
      longitude: '30.06',
      sort: 'distance',
    }),
    {
      name: 'a booking is made',
      does: async (nth) => {
        booked.push(await book(nth));
      },
    },
    {
      name: 'the outbox tells of it',
      // The stream brings the record, so that reading it here is no part of the work.
      before: async (nth) => {
        records[nth] = await recordOf(at(booked, nth));
      },
      does: (nth) => applyRecord(at(records, nth)),
    },
  ];
}
