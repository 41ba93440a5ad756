import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { chromium, type Browser } from '@playwright/test';
import { apiCaller } from '#local/apiCaller.ts';
import { startLocalProduct, type LocalProduct } from '#local/localProduct.ts';
import { chromiumFlags, findChromium } from '#tools/test/chromium.ts';
import { benchAdmin, withBenchAdmin } from './benchAdmin.ts';
import { percentile } from './percentile.ts';
import { ROOMS } from './timelineRooms.ts';

/** What the timeline takes in the browser, in ms. */
export interface TimelineDrawing {
  /** Of the screen, in px. */
  width: number;
  /** From the last byte of the answer to the frame that shows all rows. */
  drawMs: number;
  /** From one frame to the next while all of it is scrolled: the middle one, and the 95th of a hundred. */
  medianMs: number;
  p95Ms: number;
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const LIMIT_MS = 180_000;

/** How far each frame scrolls, in px, and how many frames are timed. */
const STEP_PX = 24;
const FRAMES = 240;

/** Writes the items of 200 busy rooms into the product's table, as it is on this machine. */
async function fill({ environment, tableName }: LocalProduct): Promise<void> {
  Object.assign(process.env, environment, { TABLE_NAME: tableName });
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  // Imported here because the store reads the environment when it is loaded.
  const { busyHouse } = await import('#functions/testing/busyHouse.ts');
  const { putItems } = await import('#functions/testing/putItems.ts');
  await putItems(busyHouse(ROOMS), client);
}

async function draw(
  browser: Browser,
  url: string,
  token: string,
  size: (typeof SIZES)[number],
): Promise<TimelineDrawing> {
  const page = await browser.newPage({ viewport: size });
  page.setDefaultTimeout(LIMIT_MS);
  // esbuild names functions by this helper, which the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (one) => one;' });
  await page.addInitScript(
    ({ saved, last }) => {
      localStorage.setItem('token', saved);
      const look = () => {
        const isDrawn = document.querySelector(`[data-row="${last}"]`);
        // The frame after the one that has the last row shows it.
        requestAnimationFrame(isDrawn ? () => performance.mark('drawn') : look);
      };
      requestAnimationFrame(look);
    },
    { saved: token, last: ROOMS - 1 },
  );
  await page.goto(`${url}/admin-dashboard`);
  await page.locator(`[data-row="${ROOMS - 1}"]`).waitFor({ state: 'attached' });
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  const drawMs = await page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/timeline?')) as PerformanceResourceTiming[];
    const [drawn] = performance.getEntriesByName('drawn');
    return (drawn?.startTime ?? NaN) - (answers[0]?.responseEnd ?? NaN);
  });
  const frame = page.getByRole('grid', { name: 'Rooms and days' });
  await frame.scrollIntoViewIfNeeded();
  const frames = await frame.evaluate(
    (grid, { step, count }) =>
      new Promise<number[]>((resolve) => {
        const scrolled = grid.parentElement ?? grid;
        const times: number[] = [];
        let before = performance.now();
        const next = (now: number) => {
          times.push(now - before);
          before = now;
          scrolled.scrollTop += step;
          if (times.length > count) resolve(times.slice(1));
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { step: STEP_PX, count: FRAMES },
  );
  await page.close();
  const { width } = size;
  return { width, drawMs, medianMs: percentile(frames, 0.5), p95Ms: percentile(frames, 0.95) };
}

/** Measures in a browser how fast the timeline of 200 rooms is drawn and scrolled. */
export async function measureTimelinePage(log: (line: string) => void): Promise<TimelineDrawing[]> {
  const executablePath = await findChromium(log);
  const env = {
    SEED: 'none',
    ...withBenchAdmin,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  };
  const product = await startLocalProduct({ port: 0, env });
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    await fill(product);
    const answer = await apiCaller(`${product.url}/backend`)('auth.login', { body: benchAdmin });
    const token = String(answer.token);
    const drawings: TimelineDrawing[] = [];
    for (const size of SIZES) drawings.push(await draw(browser, product.url, token, size));
    return drawings;
  } finally {
    await browser.close();
    await product.stop();
  }
}
