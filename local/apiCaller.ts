import { onePixel } from '#functions/testing/pictures.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { routes, type RouteName } from '#shared/routes.ts';

export interface CallOptions {
  /** Name of this use, if an endpoint is measured in several. */
  how?: string;
  token?: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown> | FormData;
}

/** Calls an endpoint and returns its body. Throws if the status is not the contract's. */
export type Call = (name: RouteName, options?: CallOptions) => Promise<Record<string, unknown>>;

/** Runs after each call, before the next one begins. */
type OnCall = (name: RouteName, how: string) => void;

export const benchPerson = {
  firstName: 'Bench',
  lastName: 'Customer',
  phoneNumber: '+250788123456',
  email: 'bench@example.com',
  password: 'a password of the bench',
};

/** Price of the bench's rooms, in Rwf per day. */
export const ROOM_PRICE = 45_000;

/** The day `count` days from today. */
export const day = (count: number): string => addDays(todayInKigali(), count);

/** A picture of one pixel. */
const picture = new Blob([onePixel.png]);

/** A valid room form. */
export function roomForm(): FormData {
  const form = new FormData();
  const fields = {
    name: 'Bench room',
    roomType: 'Cold Room',
    price: ROOM_PRICE,
    location: 'Kigali',
    capacity: 10,
    unit: 'tons',
    status: 'available',
    size: 400,
    feature: '["One door"]',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('image', picture, 'room.jpg');
  return form;
}

/** Calls the API behind `url`. */
export function apiCaller(url: string, onCall: OnCall = () => undefined): Call {
  return async (name, { how = '', token, path = {}, query, body } = {}) => {
    const { method, path: template, status } = routes[name];
    const filled = template.replace(/\{(\w+)\}/g, (_, key: string) => path[key] ?? '');
    const answer = await fetch(`${url}${filled}?${new URLSearchParams(query).toString()}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${name} answered ${answer.status}: ${text}`);
    onCall(name, how);
    return JSON.parse(text) as Record<string, unknown>;
  };
}
