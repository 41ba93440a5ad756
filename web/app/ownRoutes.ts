import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { lazyLayout, lazyPage } from './lazyPage.tsx';

/** Pages that have addresses of their own, and stand in the dashboard of whoever is signed in. */
export const ownRoutes: RouteObject = lazyLayout(
  'signedIn',
  () => import('./layout/OwnLayout.tsx'),
  [
    lazyPage(paths.bookings, () => import('#web/pages/customer/bookings/MyBookingsPage.tsx')),
    lazyPage(
      paths.bookingStatus,
      () => import('#web/pages/customer/bookings/BookingStatusPage.tsx'),
    ),
    lazyPage(paths.arrival, () => import('#web/pages/customer/arrival/ArrivalPage.tsx')),
    lazyPage(paths.messages, () => import('#web/pages/customer/messages/MessagesPage.tsx')),
    lazyPage(paths.bookPending, () => import('#web/pages/admin/bookings/PendingBookingsPage.tsx')),
    lazyPage(paths.allBookings, () => import('#web/pages/admin/bookings/AllBookingsPage.tsx')),
  ],
);
