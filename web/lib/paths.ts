import { CHECK_RECEIPT_PATH } from '#shared/checkReceiptPath.ts';
import type { Invoice } from '#shared/invoice.ts';
import { ARRIVAL_PATH, CONFIRM_PATH } from '#shared/mailedPaths.ts';
import { RESET_PATH } from '#shared/resetPath.ts';
import { whereaboutsOf } from '#shared/search/towns.ts';
import type { Stay } from '#shared/stay.ts';
import { UNSUBSCRIBE_PATH } from '#shared/unsubscribePath.ts';
import { onSitePath } from './onSitePath.ts';
import { listQuery, wishQuery, type Wish } from './wish.ts';

/**
 * Who may open a page: anybody, anybody signed in, customers alone, the staff, or admins. `user` pages send the staff to
 * their own dashboard.
 */
export type PageAccess = 'public' | 'signedIn' | 'user' | 'staff' | 'admin';

export interface PageInfo {
  path: string;
  title: string;
  description: string;
  access: PageAccess;
  /** Pages that stand alone, without header and footer. */
  bare?: true;
  /** Pages of somebody signed in that stand beside no links of a dashboard. */
  alone?: true;
}

const page = <const Path extends string>(
  path: Path,
  title: string,
  description = '',
  access: PageAccess = 'public',
): PageInfo & { path: Path } => ({ path, title, description, access });

const bare = <P extends PageInfo>(info: P): P => ({ ...info, bare: true });

const alone = <const Path extends string>(path: Path, title: string) => ({
  ...page(path, title, '', 'signedIn'),
  alone: true as const,
});

/** Every page of the site: the one place that knows its address, title and access. */
export const paths = {
  home: page(
    '/',
    'Cold rooms and warehouses for rent in Rwanda',
    'Rent cold rooms and warehouses in Rwanda by the day. See prices, check free days and book online.',
  ),
  login: bare(page('/login', 'Sign in', 'Sign in to follow your cold-room bookings.')),
  signup: bare(page('/signup', 'Create an account', 'Create an account to book cold rooms.')),
  forgotPassword: bare(
    page('/forgot-password', 'Forgot your password?', 'Get a code by email for a new password.'),
  ),
  resetPassword: bare(
    page(RESET_PATH, 'Choose a new password', 'Set a forgotten password anew by a code.'),
  ),
  confirmEmail: bare(
    page(CONFIRM_PATH, 'Confirm your email address', 'Confirm your email address by a code.'),
  ),
  unsubscribe: page(UNSUBSCRIBE_PATH, 'Stop emails', 'Stop emails about your bookings.'),
  newPassword: bare(page('/new-password', 'Choose a new password', '', 'signedIn')),
  search: page(
    '/search',
    'Find a cold room',
    'Cold rooms and warehouses in Kigali, Musanze, Huye, Rubavu and more, with daily prices in Rwf.',
  ),
  room: page('/coldroom/:id', 'Cold room', 'Price, capacity, temperature and free days.'),
  book: page('/book', 'Book a cold room', 'Choose a cold room and your days.'),
  bookRoom: page('/book/:id', 'Book a cold room', 'Choose your days.'),
  contact: page('/contact', 'Contact', 'Write to us about storage, transport or a visit.'),
  services: page(
    '/services',
    'Services',
    'Cold rooms, flexible storage and temperature-controlled transport in Rwanda.',
  ),
  about: page('/about', 'About us', 'Why we rent out cold rooms by the day.'),
  faq: page('/faq', 'Questions and answers', 'Temperatures, access, safety, space and booking.'),
  guide: page(
    '/guide',
    'How produce keeps',
    'Temperature, humidity and shelf life of what is stored in Rwanda, with sources.',
  ),
  terms: page('/terms', 'Terms of use', 'The terms on which cold rooms are let.'),
  privacy: page('/privacy', 'Privacy policy', 'What we know about you, and why.'),
  bookPending: page('/book/pending', 'Pending requests', '', 'staff'),
  availability: page(
    '/booking/availability',
    'Check availability',
    'Ask whether a cold room is free from one day to another.',
  ),
  review: alone('/review', 'Review your booking'),
  success: alone('/success', 'Booking successful'),
  bookings: page('/booking', 'Your bookings', '', 'signedIn'),
  arrival: page(ARRIVAL_PATH, 'How to arrive', '', 'signedIn'),
  bookingStatus: page('/booking/status', 'Booking status', '', 'signedIn'),
  allBookings: page('/booking/all', 'All bookings', '', 'staff'),
  receipt: alone('/ReceiptModal', 'Receipt'),
  paymentReceipt: alone('/receipt', 'Receipt of a payment'),
  invoice: alone('/invoice', 'Invoice'),
  checkReceipt: page(
    CHECK_RECEIPT_PATH,
    'Check a receipt or an invoice',
    'Find out whether a receipt or an invoice is genuine.',
  ),
  messages: page('/message', 'Messages', '', 'signedIn'),
  dashboard: page('/dashboard', 'Dashboard', '', 'user'),
  dashboardStock: page('/dashboard/stock', 'Stock', '', 'user'),
  dashboardBookings: page('/dashboard/bookings', 'Bookings', '', 'user'),
  dashboardRooms: page('/dashboard/cold-rooms', 'Your cold rooms', '', 'user'),
  dashboardTransaction: page('/dashboard/transaction', 'Transaction', '', 'user'),
  dashboardSettings: page('/dashboard/settings', 'Settings', '', 'user'),
  adminDashboard: page('/admin-dashboard', 'Admin dashboard', '', 'staff'),
  adminUsers: page('/admin-dashboard/users', 'Clients', '', 'staff'),
  adminClient: page('/admin-dashboard/users/:id', 'Client', '', 'staff'),
  adminNewBooking: page('/admin-dashboard/booking', 'New booking', '', 'staff'),
  adminRooms: page('/admin-dashboard/cold-rooms', 'Cold rooms', '', 'admin'),
  adminNewRoom: page('/admin-dashboard/cold-room', 'Add a cold room', '', 'admin'),
  adminEditRoom: page('/admin-dashboard/cold-room/:id', 'Edit a cold room', '', 'admin'),
  adminBookings: page('/admin-dashboard/bookings', 'Bookings', '', 'staff'),
  adminMoney: page('/admin-dashboard/money', 'Money', '', 'admin'),
  adminMonth: page('/admin-dashboard/money/month', 'Money of a month', '', 'admin'),
  adminTeam: page('/admin-dashboard/team', 'Team', '', 'admin'),
  adminJournal: page('/admin-dashboard/journal', 'Journal', '', 'admin'),
  adminSettings: page('/admin-dashboard/settings', 'Settings', '', 'staff'),
} as const;

/** The address of a room's page, with what is looked for. */
export const roomPath = (id: string, wish: Partial<Wish> = {}): string =>
  `/coldroom/${encodeURIComponent(id)}${listQuery({ ...wish, coldRoomId: '' })}`;

/** The address of the rooms that fit what is looked for. */
export const searchPath = (wish: Partial<Wish>): string =>
  paths.search.path + listQuery({ ...wish, coldRoomId: '' });

/** The address of the rooms that fit what is looked for, the nearest to the town of a location first. */
export const nearbyPath = (location: string, wish: Partial<Wish>): string =>
  `${searchPath({ ...wish, city: whereaboutsOf(location).town.name, list: '' })}&sort=near`;

/** The address of the booking form, filled in as far as it is known what is looked for. */
export const bookingFormPath = (wish: Partial<Wish>): string => paths.book.path + wishQuery(wish);

/** What the address of the booking form says where its confirmation is to stand open. */
export const CONFIRM = 'confirm';

/** The address of the booking form as it is filled in, at which its confirmation stands open. */
export function bookingConfirmPath(wish: Partial<Wish>): string {
  const form = bookingFormPath(wish);
  return `${form}${form.includes('?') ? '&' : '?'}${CONFIRM}`;
}

/** The address of the booking form with a room chosen. */
export const bookPath = (id: string): string => `/book/${encodeURIComponent(id)}`;

/** The address of the review of a room, days and goods. It contains them, so that they survive signing in. */
export const reviewPath = (coldRoomId: string, stay: Stay, wish: Partial<Wish> = {}): string =>
  `/review${wishQuery({ ...wish, coldRoomId, ...stay })}`;

/**
 * The address of a booking's outcome. It names the booking, so that a reload or a shared link works, and carries
 * on what was looked for.
 */
export const successPath = (bookingId: string, wish: Partial<Wish> = {}): string =>
  `/success?booking=${encodeURIComponent(bookingId)}${wishQuery({ ...wish, coldRoomId: '' }).replace('?', '&')}`;

/** The address of a booking's receipt. */
export const receiptPath = (bookingId: string): string =>
  `/ReceiptModal?booking=${encodeURIComponent(bookingId)}`;

/** The address of the receipt of one of a booking's payments. */
export const paymentReceiptPath = (bookingId: string, paymentId: string): string =>
  `${paths.paymentReceipt.path}?${new URLSearchParams({ booking: bookingId, payment: paymentId }).toString()}`;

/** The address of an invoice. */
export const invoicePath = ({ bookingId, number }: Pick<Invoice, 'bookingId' | 'number'>): string =>
  `${paths.invoice.path}?${new URLSearchParams({ booking: bookingId, number }).toString()}`;

/** The address of a month's money as it is printed. */
export const monthPath = (month: string): string =>
  `${paths.adminMonth.path}?${new URLSearchParams({ month }).toString()}`;

/** The address of the journal, narrowed to a month, a day, a person, a thing or an area. */
export const journalPath = (filter: Record<string, string>): string =>
  `${paths.adminJournal.path}?${new URLSearchParams(filter).toString()}`;

/** The address of a client's page. */
export const clientPath = (userId: string): string =>
  `/admin-dashboard/users/${encodeURIComponent(userId)}`;

/** The address of a client's page with one of their bookings opened. */
export const clientBookingPath = ({ id, userId }: { id: string; userId: string }): string =>
  `${clientPath(userId)}?booking=${encodeURIComponent(id)}`;

/** The address of a list of bookings with the details of one of them opened; of the list alone without its id. */
const bookingInPath = (list: string, show: string, id: string | undefined): string =>
  `${list}?${new URLSearchParams({ show, ...(id && { booking: id }) }).toString()}`;

/** The address of the staff's bookings with one of them opened, wherever in the lists it is now. */
export const staffBookingPath = (show: string, id?: string): string =>
  bookingInPath(paths.adminBookings.path, show, id);

/** The address of a customer's own bookings with one of them opened. */
export const myBookingPath = (show: string, id?: string): string =>
  bookingInPath(paths.bookings.path, show, id);

/** What is known of a booking that the staff are to make: a client, a room, the first and the last day. */
type NewBookingQuery = Partial<Record<'client' | 'room' | 'from' | 'to', string>>;

/** The address of the form by which the staff book for somebody, filled in as far as it is known. */
export const newBookingPath = (known: NewBookingQuery): string =>
  `${paths.adminNewBooking.path}?${new URLSearchParams(known).toString()}`;

/** The address of the form that edits a room. */
export const editRoomPath = (id: string): string =>
  `/admin-dashboard/cold-room/${encodeURIComponent(id)}`;

/** State of a history entry: the list of rooms that a room was opened from. */
export interface FromRoomList {
  /** The query of its address, with the page and what was sought. */
  list: string;
}

/** The address of the admin's list of rooms, as it stood before a room was opened from it. */
export const roomListPath = (state: unknown): string => {
  const { list } = { ...(state as Partial<FromRoomList> | null) };
  return paths.adminRooms.path + (typeof list === 'string' ? list : '');
};

type PageOnTheWay = '/login' | '/signup' | '/new-password' | '/forgot-password' | typeof RESET_PATH;

/** The sign-in page (or registration, or the choice of a password), which leads to `next` afterwards. */
export function signInPath(next?: string, page: PageOnTheWay = '/login'): string {
  const onSite = onSitePath(next);
  return onSite === undefined ? page : `${page}?next=${encodeURIComponent(onSite)}`;
}

/** Where sign-in should lead, read from the query of the sign-in page. */
export const nextPath = (search: string): string | undefined =>
  onSitePath(new URLSearchParams(search).get('next'));
