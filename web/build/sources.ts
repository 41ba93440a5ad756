import type { PrerenderedPage } from '#shared/prerendered.ts';

/** Where each prerendered page's code lies, so that its files can be named in its HTML. */
export const sources: Record<PrerenderedPage, string> = {
  '/': 'features/home/HomePage.tsx',
  '/search': 'features/coldRooms/SearchPage.tsx',
  '/services': 'features/company/ServicesPage.tsx',
  '/about': 'features/company/AboutPage.tsx',
  '/contact': 'features/contact/ContactPage.tsx',
  '/faq': 'features/company/FaqPage.tsx',
  '/terms': 'features/company/TermsPage.tsx',
  '/privacy': 'features/company/PrivacyPage.tsx',
};

/** Where the code of a room's page lies, which `pages.room` renders. */
export const ROOM_SOURCE = 'features/coldRooms/RoomPage.tsx';

/** What starts a prerendered page; an entry of the build beside index.html. */
export const STARTER = 'afterPaint.ts';
