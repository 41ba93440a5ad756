import { readFileSync } from 'node:fs';
import { DIST } from '#infra/build/folders.ts';
import { fileOfPage, prerenderedPages, SHELL, type PrerenderedPage } from '#shared/prerendered.ts';
import { gzipKB, pageFiles } from './pageSize.ts';

/** The page of a room, in reports. */
export const ROOM = '/coldroom/{id}';

/** The component of each prerendered page, by whose name the build calls its script. */
const prerendered: Record<PrerenderedPage, string> = {
  '/': 'HomePage',
  '/search': 'SearchPage',
  '/services': 'ServicesPage',
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/faq': 'FaqPage',
  '/guide': 'GuidePage',
  '/terms': 'TermsPage',
  '/privacy': 'PrivacyPage',
  '/login': 'LoginPage',
  '/signup': 'SignupPage',
  '/forgot-password': 'ForgotPasswordPage',
  '/book': 'BookPage',
  '/booking/availability': 'AvailabilityPage',
};

/** The component of each other page that a visitor may open without a link from an e-mail or a receipt. */
const rendered: Record<string, string> = { [ROOM]: 'RoomPage' };

/** Every page that the budgets are for. */
export const publicPages: readonly string[] = [...prerenderedPages, ...Object.keys(rendered)];

/** Size of the scripts of each public page, in kB gzip, as the site is built now. */
export function scriptSizes(): Map<string, number> {
  const known = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = known.get(file) ?? gzipKB(readFileSync(file));
    known.set(file, size);
    return size;
  };
  const pages = [
    ...prerenderedPages.map((page) => [page, fileOfPage(page), prerendered[page]] as const),
    ...Object.entries(rendered).map(([page, component]) => [page, SHELL, component] as const),
  ];
  return new Map(
    pages.map(([page, html, component]) => {
      const files = pageFiles(DIST, html.slice(1), component);
      return [page, files.reduce((sum, file) => sum + sizeOf(file), 0)];
    }),
  );
}
