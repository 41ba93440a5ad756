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

/**
 * The contract: one row for each endpoint. `api.bookings.create` is the function
 * `functions/api/bookings/create.ts`, the Lambda `bookings-create` and `POST /backend/book`. Functions
 * validate by it, the gateway and the CDK app route by it, and the site's client takes its types from it.
 */
export const api = {
  auth: {
    login: auth.login,
    register,
    logout: auth.logout,
    forgot: auth.forgot,
    reset: auth.reset,
    confirm: auth.confirm,
  },
  account: {
    get: account.get,
    update: account.update,
    changePassword: account.changePassword,
    changeEmail: account.changeEmail,
    sendCode: account.sendCode,
    chooseMails: account.chooseMails,
    remove: account.remove,
    written: account.written,
    calendar: account.calendar,
    renewCalendar: account.renewCalendar,
    endCalendar: account.endCalendar,
  },
  mails: { askUnsubscribe: mails.askUnsubscribe, unsubscribe: mails.unsubscribe },
  rooms: {
    list: rooms.list,
    search: search.search,
    map: search.map,
    get: rooms.get,
    arrival: rooms.arrival,
    calendar: rooms.calendar,
    ratings: rooms.ratings,
    create: rooms.create,
    update: rooms.update,
    addPicture: rooms.addPicture,
    setPictures: rooms.setPictures,
    remove: rooms.remove,
  },
  bookings: {
    availability: bookings.availability,
    create: bookings.create,
    bookFor: bookings.bookFor,
    listAll: bookings.listAll,
    listMine: bookings.listMine,
    pending: bookings.pending,
    get: bookings.get,
    arrival: bookings.arrival,
    calendar: bookings.calendar,
    updateStatus: bookings.updateStatus,
    cancel: bookings.cancel,
    change: bookings.change,
    reopen: bookings.reopen,
    setPresence: bookings.setPresence,
    updateGoods: bookings.updateGoods,
    rate: bookings.rate,
  },
  changeRequests: {
    create: changeRequests.create,
    withdraw: changeRequests.withdraw,
    accept: changeRequests.accept,
    decline: changeRequests.decline,
  },
  payments: {
    list: payments.list,
    record: payments.record,
    reverse: payments.reverse,
    claim: payments.claim,
    confirm: payments.confirm,
    decline: payments.decline,
    month: payments.month,
    owed: payments.owed,
    figures: payments.figures,
  },
  invoices: { issue: invoices.issue },
  receipts: { check: receipts.check },
  house: { contact: house.contact, get: house.get, change: house.change },
  closures: { create: closures.create, reopen: closures.reopen },
  timeline: { get: timeline.get, day: timeline.day },
  contact: {
    submitQuery: contact.submitQuery,
    listMessages: contact.listMessages,
    setHandled: contact.setHandled,
  },
  notifications: {
    list: notifications.list,
    count: notifications.count,
    markRead: notifications.markRead,
    markAllRead: notifications.markAllRead,
  },
  users: { list: users.list },
  people: {
    create: people.create,
    get: people.get,
    join: people.join,
    bookings: people.bookings,
    addNote: people.addNote,
    removeNote: people.removeNote,
  },
  search: { find: find.find },
  journal: { list: journal.list },
  team: {
    list: team.list,
    setRole: team.setRole,
    invitations: team.invitations,
    invite: team.invite,
    withdrawInvitation: team.withdrawInvitation,
  },
  dashboard: { admin: dashboard.admin, mine: dashboard.mine },
} as const;

export type Api = typeof api;

/** All rows of the contract, in order. */
export const endpoints = Object.values<Record<string, Endpoint>>(api).flatMap((area) =>
  Object.values(area),
);
