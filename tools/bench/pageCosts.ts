import type { Result } from 'lighthouse';
import { figureOf, withLighthouse } from './lighthouse.ts';
import { publicPages, scriptSizes } from './publicPages.ts';

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
  const scripts = scriptSizes();
  return withLighthouse(publicPages, log, { onlyCategories: ['performance'] }, (page, runs) => {
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
