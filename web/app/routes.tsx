import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from '#web/pages/public/NotFoundPage.tsx';
import { adminRoutes } from './adminRoutes.ts';
import { dashboardRoutes } from './dashboardRoutes.ts';
import { Root } from './layout/Root.tsx';
import { lazyPage } from './lazyPage.tsx';
import { ownRoutes } from './ownRoutes.ts';

const bookPage = () => import('#web/pages/public/book/BookPage.tsx');

/** Every route of the site. */
export const pageRoutes: RouteObject[] = [
  {
    Component: Root,
    children: [
      lazyPage(paths.home, () => import('#web/pages/public/home/HomePage.tsx')),
      lazyPage(paths.login, () => import('#web/pages/public/auth/LoginPage.tsx')),
      lazyPage(paths.signup, () => import('#web/pages/public/auth/SignupPage.tsx')),
      lazyPage(paths.forgotPassword, () => import('#web/pages/public/auth/ForgotPasswordPage.tsx')),
      lazyPage(paths.resetPassword, () => import('#web/pages/public/auth/ResetPasswordPage.tsx')),
      lazyPage(paths.confirmEmail, () => import('#web/pages/public/auth/ConfirmEmailPage.tsx')),
      lazyPage(paths.unsubscribe, () => import('#web/pages/public/auth/UnsubscribePage.tsx')),
      lazyPage(paths.newPassword, () => import('#web/pages/customer/account/NewPasswordPage.tsx')),
      lazyPage(paths.search, () => import('#web/pages/public/search/SearchPage.tsx')),
      lazyPage(paths.room, () => import('#web/pages/public/room/RoomPage.tsx')),
      lazyPage(paths.contact, () => import('#web/pages/public/contact/ContactPage.tsx')),
      lazyPage(paths.services, () => import('#web/pages/public/company/ServicesPage.tsx')),
      lazyPage(paths.about, () => import('#web/pages/public/company/AboutPage.tsx')),
      lazyPage(paths.faq, () => import('#web/pages/public/company/FaqPage.tsx')),
      lazyPage(paths.guide, () => import('#web/pages/public/company/GuidePage.tsx')),
      lazyPage(paths.terms, () => import('#web/pages/public/company/TermsPage.tsx')),
      lazyPage(paths.privacy, () => import('#web/pages/public/company/PrivacyPage.tsx')),
      lazyPage(paths.book, bookPage),
      lazyPage(paths.bookRoom, bookPage),
      lazyPage(
        paths.availability,
        () => import('#web/pages/public/availability/AvailabilityPage.tsx'),
      ),
      lazyPage(paths.review, () => import('#web/pages/customer/review/ReviewPage.tsx')),
      lazyPage(paths.success, () => import('#web/pages/customer/review/SuccessPage.tsx')),
      lazyPage(paths.receipt, () => import('#web/pages/customer/receipt/ReceiptPage.tsx')),
      lazyPage(
        paths.paymentReceipt,
        () => import('#web/pages/customer/receipt/PaymentReceiptPage.tsx'),
      ),
      lazyPage(paths.invoice, () => import('#web/pages/customer/receipt/InvoicePage.tsx')),
      lazyPage(paths.checkReceipt, () => import('#web/pages/public/receipt/CheckReceiptPage.tsx')),
      ownRoutes,
      dashboardRoutes,
      adminRoutes,
      { path: '*', Component: NotFoundPage },
    ],
  },
];
