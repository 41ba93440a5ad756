import type { PrerenderedPage } from '#shared/prerendered.ts';

/** Where each prerendered page's code lies, so that its files can be named in its HTML. */
export const sources: Record<PrerenderedPage, string> = {
  '/': 'pages/public/home/HomePage.tsx',
  '/search': 'pages/public/search/SearchPage.tsx',
  '/services': 'pages/public/company/ServicesPage.tsx',
  '/about': 'pages/public/company/AboutPage.tsx',
  '/contact': 'pages/public/contact/ContactPage.tsx',
  '/faq': 'pages/public/company/FaqPage.tsx',
  '/guide': 'pages/public/company/GuidePage.tsx',
  '/terms': 'pages/public/company/TermsPage.tsx',
  '/privacy': 'pages/public/company/PrivacyPage.tsx',
  '/login': 'pages/public/auth/LoginPage.tsx',
  '/signup': 'pages/public/auth/SignupPage.tsx',
  '/forgot-password': 'pages/public/auth/ForgotPasswordPage.tsx',
  '/book': 'pages/public/book/BookPage.tsx',
  '/booking/availability': 'pages/public/availability/AvailabilityPage.tsx',
};

/** Where the code of a room's page lies, which has no file of its own. */
export const ROOM_SOURCE = 'pages/public/room/RoomPage.tsx';

/** What starts a prerendered page; an entry of the build beside index.html. */
export const STARTER = 'boot/afterPaint.ts';
