import { chromium, type Page } from '@playwright/test';
import { startLocalProduct } from '#local/localProduct.ts';
import { chromiumFlags, findChromium } from '#tools/test/chromium.ts';
import { FetchMeter, QUIET_MS, type Taken } from './fetchMeter.ts';

/** A step on the way to a booking, and what it fetches. */
export interface WayStep extends Taken {
  step: string;
  /** How long it lasts until nothing more is fetched. */
  seconds: number;
}

/** A phone on a bad line: 400 kbit/s, 400 ms to the server and back, a fourth of the processor. */
const LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const PROCESSOR = 4;
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

const LIMIT_MS = 60_000;

/** Walks the way of a new customer to their first booking through the local product, as a phone on a bad line does. */
export async function walkToBooking(log: (line: string) => void): Promise<WayStep[]> {
  const executablePath = await findChromium(log);
  const product = await startLocalProduct({ port: 0, env: { POWERTOOLS_LOG_LEVEL: 'SILENT' } });
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const context = await browser.newContext({ baseURL: product.url, ...PHONE });
    context.setDefaultTimeout(LIMIT_MS);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', LINE);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    const meter = new FetchMeter(devTools);
    const walked: WayStep[] = [];
    for (const [step, walk] of Object.entries(way)) {
      log(`a new customer comes to ${step}`);
      const began = performance.now();
      await walk(page);
      await meter.quiet();
      const seconds = (performance.now() - began - QUIET_MS) / 1000;
      walked.push({ step, ...meter.take(), seconds });
    }
    return walked;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The steps of the way that takes the fewest taps, each until what it shows is there. */
const way: Record<string, (page: Page) => Promise<void>> = {
  'the home page': async (page) => {
    await page.goto('/');
  },
  'the search': async (page) => {
    await page.getByRole('link', { name: 'Check Availability' }).first().click();
    await page.getByRole('article').first().waitFor();
  },
  'the room': async (page) => {
    await page.getByRole('link', { name: 'See ColdRoom Details' }).first().click();
    await page.getByRole('button', { name: 'Choose days' }).waitFor();
  },
  'its free days': async (page) => {
    await page.getByRole('button', { name: 'Choose days' }).click();
    const days = page.getByRole('region', { name: 'Free days' }).getByRole('gridcell');
    const free = days.getByRole('button', { disabled: false }).first();
    // Pressed twice, it is the first day and the last.
    await free.click();
    await free.click();
  },
  'the sign-in': async (page) => {
    // Pressed where it stands, at the foot: a click would first scroll, and fetch the map further down.
    const bar = page.getByRole('group', { name: 'Your stay' });
    await bar.getByRole('link', { name: 'Book Now' }).dispatchEvent('click');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  },
  'the sign-up': async (page) => {
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('First Name').fill('Immaculée');
    await page.getByLabel('Last Name').fill('Uwase');
    await page.getByLabel('Phone Number').fill('0788 123 456');
    await page.getByLabel('Email').fill('immaculee@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Gisenyi#2027');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Gisenyi#2027');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('button', { name: 'Confirm Booking' }).waitFor();
  },
  'the booking': async (page) => {
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('Your request is with us.').waitFor();
  },
};
