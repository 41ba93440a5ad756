import { createServer, type AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { startLocalProduct } from '#local/localProduct.ts';
import { prerenderedPages } from '#shared/prerendered.ts';
import { routes } from '#shared/routes.ts';
import { chromiumFlags, findChromium } from '#tools/test/chromium.ts';
import { ROOM } from './publicPages.ts';

/** Lighthouse's results for a page on a slow phone; scores are from 0 to 100. */
export interface PageScore {
  page: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time, in ms. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

const RUNS = 3;

/** A page to measure, with its name in the report. */
interface Read {
  page: string;
  url: string;
}

/**
 * Reads pages behind the local edge three times, with Lighthouse's settings for a phone on a slow network.
 * @param pages their paths; {@link ROOM} is the page of some room
 * @param concludes makes of the runs of a page what is reported of it
 */
export async function withLighthouse<T>(
  pages: readonly string[],
  log: (line: string) => void,
  flags: Flags,
  concludes: (page: string, runs: Result[]) => T | undefined,
): Promise<T[]> {
  const executablePath = await findChromium(log);
  const product = await startLocalProduct({ port: 0, env: { POWERTOOLS_LOG_LEVEL: 'SILENT' } });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const concluded: T[] = [];
    for (const read of await pagesAt(product.url, pages)) {
      log(`Lighthouse reads ${read.page}`);
      const runs: Result[] = [];
      while (runs.length < RUNS) runs.push(await resultOf(read, { ...flags, port }));
      const one = concludes(read.page, runs);
      if (one !== undefined) concluded.push(one);
    }
    return concluded;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Scores each page. The result is the median of three runs by performance. */
export const scorePages = (log: (line: string) => void): Promise<PageScore[]> =>
  withLighthouse([...prerenderedPages, ROOM], log, {}, (page, runs) =>
    runs
      .map((result) => score(page, result))
      .toSorted((a, b) => a.performance - b.performance)
      .at(RUNS >> 1),
  );

async function pagesAt(origin: string, pages: readonly string[]): Promise<Read[]> {
  const answer = await fetch(`${origin}/backend${routes['rooms.list'].path}?limit=1`);
  const [room] = (await answer.json()) as { id: string }[];
  if (!room) throw new Error('There is no room whose page could be read');
  return pages.map((page) => ({ page, url: origin + page.replace(ROOM, `/coldroom/${room.id}`) }));
}

async function resultOf({ page, url }: Read, flags: Flags): Promise<Result> {
  const answer = await lighthouse(url, { ...flags, logLevel: 'error', output: 'json' });
  if (!answer) throw new Error(`Lighthouse could not read ${page}`);
  return answer.lhr;
}

/**
 * A figure of an audit.
 * @throws where Lighthouse says nothing of it
 */
export function figureOf({ audits, requestedUrl = '' }: Result, id: string): number {
  const figure = audits[id]?.numericValue;
  if (figure === undefined) throw new Error(`Lighthouse says nothing of ${id} on ${requestedUrl}`);
  return figure;
}

function score(page: string, result: Result): PageScore {
  const points = (id: string): number => Math.round((result.categories[id]?.score ?? 0) * 100);
  const value = (id: string): number => figureOf(result, id);
  return {
    page,
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
  };
}

/** A free port, because the browser cannot report which port it chose by itself. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
