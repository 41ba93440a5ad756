import type { RouteObject } from 'react-router-dom';
import { adminRoutes } from '#web/features/admin/adminRoutes.ts';
import { dashboardRoutes } from '#web/features/dashboard/dashboardRoutes.ts';
import { fetchPage, lazyPage } from './lazyPage.tsx';
import { Root } from './layout/Root.tsx';
import { RouteError } from './layout/RouteError.tsx';
import { paths } from './paths.ts';

const bookPage = () => import('#web/features/bookings/BookPage.tsx');

/** Every route of the site. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      lazyPage(paths.home, () => import('#web/features/home/HomePage.tsx')),
      lazyPage(paths.login, () => import('#web/features/auth/LoginPage.tsx')),
      lazyPage(paths.signup, () => import('#web/features/auth/SignupPage.tsx')),
      lazyPage(paths.newPassword, () => import('#web/features/settings/NewPasswordPage.tsx')),
      lazyPage(paths.search, () => import('#web/features/coldRooms/SearchPage.tsx')),
      lazyPage(paths.room, () => import('#web/features/coldRooms/RoomPage.tsx')),
      lazyPage(paths.contact, () => import('#web/features/contact/ContactPage.tsx')),
      lazyPage(paths.services, () => import('#web/features/company/ServicesPage.tsx')),
      lazyPage(paths.about, () => import('#web/features/company/AboutPage.tsx')),
      lazyPage(paths.faq, () => import('#web/features/company/FaqPage.tsx')),
      lazyPage(paths.terms, () => import('#web/features/company/TermsPage.tsx')),
      lazyPage(paths.privacy, () => import('#web/features/company/PrivacyPage.tsx')),
      lazyPage(paths.book, bookPage),
      lazyPage(paths.bookRoom, bookPage),
      lazyPage(paths.bookPending, () => import('#web/features/overview/PendingPage.tsx')),
      lazyPage(paths.availability, () => import('#web/features/availability/AvailabilityPage.tsx')),
      lazyPage(paths.review, () => import('#web/features/review/ReviewPage.tsx')),
      lazyPage(paths.success, () => import('#web/features/review/SuccessPage.tsx')),
      lazyPage(paths.bookings, () => import('#web/features/bookings/MyBookingsPage.tsx')),
      lazyPage(paths.bookingStatus, () => import('#web/features/overview/StatusPage.tsx')),
      lazyPage(paths.allBookings, () => import('#web/features/overview/AllPage.tsx')),
      lazyPage(paths.receipt, () => import('#web/features/receipt/ReceiptPage.tsx')),
      lazyPage(paths.messages, () => import('#web/features/messages/MessagesPage.tsx')),
      dashboardRoutes,
      adminRoutes,
      {
        path: '*',
        ErrorBoundary: RouteError,
        lazy: async () => ({
          Component: await fetchPage(() => import('./layout/NotFoundPage.tsx')),
        }),
      },
    ],
  },
];
