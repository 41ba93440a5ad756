import * as account from './contract/account.ts';
import * as auth from './contract/auth.ts';
import * as bookings from './contract/bookings.ts';
import * as changeRequests from './contract/changeRequests.ts';
import * as closures from './contract/closures.ts';
import * as contact from './contract/contact.ts';
import * as dashboard from './contract/dashboard.ts';
import * as find from './contract/find.ts';
import * as house from './contract/house.ts';
import * as invoices from './contract/invoices.ts';
import * as journal from './contract/journal.ts';
import * as mails from './contract/mails.ts';
import * as notifications from './contract/notifications.ts';
import * as payments from './contract/payments.ts';
import * as people from './contract/people.ts';
import * as receipts from './contract/receipts.ts';
import { register } from './contract/register.ts';
import * as rooms from './contract/rooms.ts';
import * as search from './contract/search.ts';
import * as team from './contract/team.ts';
import * as timeline from './contract/timeline.ts';
import * as users from './contract/users.ts';
import type { Endpoint } from './endpoint.ts';

type Endpoints<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name];
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'errors' in value && 'method' in value;

/** The endpoints that a file of the contract exports, by their names. */
const endpointsOf = <Module extends object>(module: Module) =>
  Object.fromEntries(
    Object.entries(module).filter(([, value]) => isEndpoint(value)),
  ) as Endpoints<Module>;

/**
 * The contract: one row for each endpoint that its files export. `api.bookings.create` is the function
 * `functions/api/bookings/create.ts`, the Lambda `bookings-create` and `POST /backend/book`. Functions
 * validate by it, the gateway and the CDK app route by it, and the site's client takes its types from it.
 */
export const api = {
  auth: { ...endpointsOf(auth), register },
  account: endpointsOf(account),
  mails: endpointsOf(mails),
  rooms: { ...endpointsOf(rooms), ...endpointsOf(search) },
  bookings: endpointsOf(bookings),
  changeRequests: endpointsOf(changeRequests),
  payments: endpointsOf(payments),
  invoices: endpointsOf(invoices),
  receipts: endpointsOf(receipts),
  house: endpointsOf(house),
  closures: endpointsOf(closures),
  timeline: endpointsOf(timeline),
  contact: endpointsOf(contact),
  notifications: endpointsOf(notifications),
  users: endpointsOf(users),
  people: endpointsOf(people),
  search: endpointsOf(find),
  journal: endpointsOf(journal),
  team: endpointsOf(team),
  dashboard: endpointsOf(dashboard),
} as const;

export type Api = typeof api;

/** All rows of the contract, by area. */
export const endpoints = Object.values<Record<string, Endpoint>>(api).flatMap((area) =>
  Object.values(area),
);
