import type { Locator, Page } from '@playwright/test';
import type { Booking } from '#shared/booking.ts';
import type { Room } from '#shared/room.ts';
import { receiptPath } from '#web/lib/paths.ts';
import { inDays } from './bookings.ts';

/**
 * What there is to open dialogs about: a room, with a pending and an approved booking and closed days at
 * least, whose customer has the telephone number of a caller.
 */
export interface Stage {
  room: Room;
  approved: Booking;
}

type Reader = 'visitor' | 'customer' | 'admin';

/** A place of the site where a dialog opens. */
export interface DialogPlace {
  /** The source file that uses the dialog, and the dialog's component. */
  file: string;
  component: string;
  reader: Reader;
  address: (stage: Stage) => string;
  /** Steps on the page before the dialog can be opened. */
  prepare?: (page: Page, stage: Stage) => Promise<void>;
  /** The control that opens the dialog, and gets the focus back when it closes. */
  opener: (page: Page, stage: Stage) => Locator;
  /** Which item of its menu opens the dialog, where the control opens a menu. */
  item?: string;
  title: string | RegExp;
  /** Whether a wide screen shows without a dialog what is in it. */
  onlyNarrow?: true;
  /** Whether another control opens it on a wide screen. */
  otherOpener?: true;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();

/** The menu of what else can be done with the stage's room. */
const moreForRoom = (page: Page, { room }: Stage) =>
  page.getByRole('button', { name: `More for ${room.name}` });

/** Scrolls to the map of the room form, which is fetched when it is near, while the buttons are in sight all along. */
const seeMap = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'On the map' }).scrollIntoViewIfNeeded();

/** A button in the card or row of the stage's room. */
const ofBooking =
  (name: RegExp) =>
  (page: Page, { room }: Stage) =>
    page
      .getByRole('article', { name: `Booking of ${room.name}` })
      .or(page.getByRole('row').filter({ hasText: room.name }))
      .getByRole('button', { name })
      .first();

const chooseDays = async (page: Page) => {
  await page.getByLabel('Start date').fill(inDays(40));
  await page.getByLabel('End date').fill(inDays(41));
};

const bookForm = {
  file: 'pages/public/book/BookPage.tsx',
  address: ({ room }: Stage) => `/book/${room.id}`,
  prepare: chooseDays,
  // On a phone a second one stands at the foot.
  otherOpener: true,
  opener: (page: Page) => page.getByRole('button', { name: 'Book', exact: true }).last(),
} as const;

const homeForm = (page: Page) => page.getByRole('form', { name: 'Book a cold room' });

const customerDialogs = {
  file: 'features/myBookings/components/CustomerDialogs.tsx',
  reader: 'customer',
} as const;

const adminDialogs = {
  file: 'features/bookings/admin/AdminDialogs.tsx',
  reader: 'admin',
} as const;

const adminRooms = {
  file: 'pages/admin/rooms/AdminRoomsPage.tsx',
  reader: 'admin',
  address: () => '/admin-dashboard/cold-rooms',
} as const;

const adminDashboard = { reader: 'admin', address: () => '/admin-dashboard' } as const;

/**
 * Every place where a dialog opens, by what it is for. `dialogs.test.ts` finds one left out. Those of
 * one page follow each other, so that it is loaded once.
 */
export const dialogPlaces: Record<string, DialogPlace> = {
  'search free days': {
    file: 'pages/public/home/ServiceTabs.tsx',
    component: 'AvailabilityDialog',
    reader: 'visitor',
    address: () => '/',
    opener: button('Search free days'),
    title: 'Search free days',
  },
  'sign in to book on the home page': {
    file: 'pages/public/home/booking/HomeBookingForm.tsx',
    component: 'SignInDialog',
    reader: 'visitor',
    address: () => '/',
    prepare: async (page, { room }) => {
      await page.getByRole('heading', { name: 'Know your room?' }).scrollIntoViewIfNeeded();
      await homeForm(page).getByLabel('Cold room').selectOption(room.id);
      await homeForm(page).getByLabel('Start date').fill(inDays(40));
      await homeForm(page).getByLabel('End date').fill(inDays(41));
    },
    opener: (page) => homeForm(page).getByRole('button', { name: 'Book' }),
    title: 'Sign in to book',
  },
  'sign in to book': {
    ...bookForm,
    component: 'SignInDialog',
    reader: 'visitor',
    title: 'Sign in to book',
  },
  'confirm a booking': {
    ...bookForm,
    component: 'ConfirmDialog',
    reader: 'customer',
    title: 'Confirm your booking',
  },
  'details of one’s booking': {
    ...customerDialogs,
    component: 'DetailsDialog',
    address: () => '/booking?show=approved',
    opener: button(/^More, /),
    item: 'Details',
    title: 'Booking details',
  },
  'ways to pay': {
    ...customerDialogs,
    component: 'PaymentDialog',
    address: () => '/booking?show=approved',
    opener: button(/^Pay Now/),
    title: 'Payment method',
  },
  'rate a room': {
    ...customerDialogs,
    component: 'RateDialog',
    address: () => '/booking?show=approved',
    opener: button(/^More, /),
    item: 'Rate this room',
    title: 'Rate this room',
  },
  'receipt of one’s booking': {
    ...customerDialogs,
    component: 'ReceiptDialog',
    address: () => '/booking?show=transaction',
    opener: button(/^Receipt/),
    title: 'Receipt',
  },
  'cancel one’s booking': {
    ...customerDialogs,
    component: 'AskDialog',
    address: () => '/booking?show=pending',
    opener: button(/^More, /),
    item: 'Cancel',
    title: 'Cancel this booking?',
  },
  'change one’s booking': {
    ...customerDialogs,
    component: 'ChangeDialog',
    address: () => '/booking?show=pending',
    opener: button(/^More, /),
    item: 'Change days',
    title: 'Change days',
  },
  'ask for other days': {
    ...customerDialogs,
    component: 'ChangeDialog',
    address: () => '/booking?show=approved',
    // The stay of today is over, and stands before it.
    opener: (page) =>
      page
        .getByRole('article')
        .last()
        .getByRole('button', { name: /^More, / }),
    item: 'Ask for other days',
    title: 'Ask for other days',
  },
  'what one stores': {
    file: 'pages/customer/stock/DashboardStockPage.tsx',
    component: 'GoodsDialog',
    reader: 'customer',
    address: () => '/dashboard/stock',
    opener: button(/^Add your goods/),
    title: 'What you store',
  },
  'log out on all devices': {
    file: 'features/auth/components/Devices.tsx',
    component: 'LogoutEverywhereDialog',
    reader: 'customer',
    address: () => '/dashboard/settings',
    opener: button('Log out on all devices'),
    title: 'Log out on all devices?',
  },
  'delete one’s account': {
    file: 'features/account/components/DeleteAccount.tsx',
    component: 'DeleteAccountDialog',
    reader: 'customer',
    address: () => '/dashboard/settings',
    opener: button('Delete my account'),
    title: 'Delete your account?',
  },
  'end the address of one’s calendar': {
    file: 'features/account/components/CalendarCard.tsx',
    component: 'CalendarDialog',
    reader: 'customer',
    address: () => '/dashboard/settings',
    prepare: async (page) => {
      const make = page.getByRole('button', { name: 'Make an address' });
      const renew = page.getByRole('button', { name: 'Renew address' });
      await make.or(renew).waitFor();
      if (await make.isVisible()) await make.click();
    },
    opener: button('Renew address'),
    title: 'Renew the address?',
  },
  'receipt by its address': {
    file: 'pages/customer/receipt/ReceiptPage.tsx',
    component: 'ReceiptDialog',
    reader: 'customer',
    address: ({ approved }) => receiptPath(approved.id),
    prepare: async (page) => page.getByRole('button', { name: 'Confirm' }).click(),
    opener: button('Show receipt'),
    title: 'Receipt',
  },
  'details of a request': {
    ...adminDialogs,
    file: 'features/bookings/admin/AdminDetails.tsx',
    component: 'DetailsDialog',
    address: () => '/book/pending',
    opener: ofBooking(/^Details/),
    title: 'Booking details',
  },
  'reject a request': {
    ...adminDialogs,
    component: 'AskDialog',
    address: () => '/admin-dashboard/bookings',
    opener: ofBooking(/^Reject/),
    title: 'Reject this request?',
  },
  'cancel an approved booking': {
    ...adminDialogs,
    component: 'AskDialog',
    address: () => '/admin-dashboard/bookings?show=approved',
    opener: ofBooking(/^Cancel/),
    title: 'Cancel this approved booking?',
  },
  'change a booking': {
    ...adminDialogs,
    file: 'features/bookings/admin/AdminDetails.tsx',
    component: 'ChangeDialog',
    address: () => '/admin-dashboard/bookings?show=approved',
    prepare: (page, stage) => ofBooking(/^Details/)(page, stage).click(),
    opener: button('Change days or room'),
    title: 'Change days or room',
  },
  'details of a room': {
    ...adminRooms,
    component: 'RoomDetailsDialog',
    opener: (page, { room }) => page.getByRole('button', { name: room.name, exact: true }),
    title: /^Room /,
  },
  'close a room for days': {
    ...adminRooms,
    component: 'CloseRoomDialog',
    opener: moreForRoom,
    item: 'Close for days',
    title: /^Close Room .* for days$/,
  },
  'delete a room': {
    ...adminRooms,
    component: 'DeleteRoomDialog',
    opener: moreForRoom,
    item: 'Delete',
    title: 'Delete this room?',
  },
  'close any room for days': {
    ...adminDashboard,
    file: 'pages/admin/dashboard/ControlRoom.tsx',
    component: 'CloseRoomDialog',
    opener: button('Close a room for days'),
    title: 'Close a room for days',
  },
  'a free day of the timeline': {
    ...adminDashboard,
    file: 'pages/admin/dashboard/TimelineSection.tsx',
    component: 'FreeDayDialog',
    // The arrow keys lead over bars and free days, from the bar of the closed days to the day before it.
    prepare: async (page, { room }) => {
      await page.getByRole('button', { name: new RegExp(`^Closed, .*${room.name}`) }).focus();
      await page.keyboard.press('ArrowLeft');
    },
    opener: (page, { room }) =>
      page.getByRole('button', { name: new RegExp(`^Free, ${room.name}`) }),
    title: /^Room .*, /,
  },
  'search of admins': {
    ...adminDashboard,
    file: 'features/find/components/Find.tsx',
    component: 'FindDialog',
    onlyNarrow: true,
    opener: button('Search'),
    title: 'Search',
  },
  'closed days': {
    ...adminDashboard,
    file: 'pages/admin/dashboard/TimelineSection.tsx',
    component: 'ClosureDialog',
    opener: (page, { room }) =>
      page.getByRole('button', { name: new RegExp(`^Closed, .*${room.name}`) }),
    title: 'Closed days',
  },
  'join a caller to their account': {
    file: 'pages/admin/customers/SameNumber.tsx',
    component: 'JoinDialog',
    reader: 'admin',
    address: ({ approved }) => `/admin-dashboard/users/${approved.userId}`,
    opener: button(/^Join with/),
    title: 'Join these clients?',
  },
  'give a role': {
    file: 'pages/admin/team/TeamPage.tsx',
    component: 'RoleDialog',
    reader: 'admin',
    address: () => '/admin-dashboard/team',
    opener: button(/^More for /),
    item: 'Withdraw',
    title: 'Withdraw this role?',
  },
  'invite to the team': {
    file: 'pages/admin/team/TeamPage.tsx',
    component: 'InviteDialog',
    reader: 'admin',
    address: () => '/admin-dashboard/team',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('invited@example.com');
    },
    opener: button('Invite by email'),
    title: 'Invite by email?',
  },
  'make a room with bookings unavailable': {
    file: 'pages/admin/roomForm/RoomForm.tsx',
    component: 'StopDialog',
    reader: 'admin',
    address: ({ room }) => `/admin-dashboard/cold-room/${room.id}`,
    prepare: async (page) => {
      await seeMap(page);
      await page.getByLabel('Status').selectOption('unavailable');
    },
    opener: button('Save changes'),
    title: 'Make this room unavailable?',
  },
  'leave the room form unsaved': {
    file: 'pages/admin/roomForm/RoomForm.tsx',
    component: 'UnsavedDialog',
    reader: 'admin',
    address: ({ room }) => `/admin-dashboard/cold-room/${room.id}`,
    prepare: async (page) => {
      await seeMap(page);
      await page.getByLabel('Unit').fill('crates');
    },
    opener: (page) => page.getByRole('link', { name: 'Cancel' }),
    title: 'Leave without saving?',
  },
};
