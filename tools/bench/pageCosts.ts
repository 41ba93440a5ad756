import type { Result } from 'lighthouse';
import { DIST } from '#infra/build/folders.ts';
import type { PrerenderedPage } from '#shared/prerendered.ts';
import { fileOfPage, prerenderedPages, SHELL } from '#shared/prerendered.ts';
import { figureOf, ROOM, withLighthouse } from './lighthouse.ts';
import { pageSize } from './pageSize.ts';

/** What a page costs on a slow phone. */
export interface PageCost {
  page: string;
  /** Scripts in kB gzip. */
  scriptsKB: number;
  /** All that is fetched, and the pictures of it, in kB as sent. */
  firstLoadKB: number;
  picturesKB: number;
  /** Largest contentful paint, in ms. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** The component of each page, by whose name the build calls its script. */
const components: Record<PrerenderedPage, string> = {
  '/': 'HomePage',
  '/search': 'SearchPage',
  '/services': 'ServicesPage',
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/faq': 'FaqPage',
  '/guide': 'GuidePage',
  '/terms': 'TermsPage',
  '/privacy': 'PrivacyPage',
};

/** Size of the scripts of each page, in kB gzip. */
async function scriptSizes(): Promise<Map<string, number>> {
  const pages = [
    ...prerenderedPages.map((page) => [page, fileOfPage(page), components[page]] as const),
    [ROOM, SHELL, 'RoomPage'] as const,
  ];
  const sizes = new Map<string, number>();
  for (const [page, html, component] of pages) {
    sizes.set(page, (await pageSize(DIST, html.slice(1), component)).gzipKB);
  }
  return sizes;
}

interface Fetched {
  resourceType?: string;
  transferSize?: number;
}

/** What Lighthouse saw being fetched, in kB as sent; of one type or of all. */
function fetchedKB({ audits }: Result, type?: string): number {
  const { details } = audits['network-requests'] ?? {};
  const items = details?.type === 'table' ? (details.items as Fetched[]) : [];
  return items
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
}

/** Measures every public page; the median of three loads by LCP. */
export async function measurePages(log: (line: string) => void): Promise<PageCost[]> {
  const scripts = await scriptSizes();
  return withLighthouse(log, { onlyCategories: ['performance'] }, (page, runs) => {
    const costs = runs.map((result) => ({
      page,
      scriptsKB: scripts.get(page) ?? 0,
      firstLoadKB: fetchedKB(result),
      picturesKB: fetchedKB(result, 'Image'),
      lcp: Math.round(figureOf(result, 'largest-contentful-paint')),
      cls: Math.round(figureOf(result, 'cumulative-layout-shift') * 1000) / 1000,
    }));
    return costs.toSorted((a, b) => a.lcp - b.lcp)[costs.length >> 1];
  });
}
