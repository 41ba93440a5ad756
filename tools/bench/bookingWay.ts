import { chromium, type Page } from '@playwright/test';
import { startLocalProduct } from '#local/localProduct.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
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
const FIRST_DAY = 200;

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

const inDays = (count: number): string => addDays(todayInKigali(), count);

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

/** The steps of the way, each until what it shows is there. */
const way: Record<string, (page: Page) => Promise<void>> = {
  'the home page': async (page) => {
    await page.goto('/');
  },
  'the search': async (page) => {
    await page.getByRole('main').locator('a[href^="/search"]').first().click();
    await heading(page, 'Rooms');
    await page.getByRole('article').first().waitFor();
  },
  'the room': async (page) => {
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('complementary', { name: 'Price and booking' }).waitFor();
  },
  'the booking form': async (page) => {
    const priceBox = page.getByRole('complementary', { name: 'Price and booking' });
    await priceBox.getByRole('link', { name: 'Book Now' }).click();
    await page.getByLabel('Start date').fill(inDays(FIRST_DAY));
    await page.getByLabel('End date').fill(inDays(FIRST_DAY + 2));
    await page.getByRole('button', { name: 'Book', exact: true }).last().click();
  },
  'the sign-up': async (page) => {
    const invitation = page.getByRole('dialog', { name: 'Sign in to book' });
    await invitation.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('First Name').fill('Immaculée');
    await page.getByLabel('Last Name').fill('Uwase');
    await page.getByLabel('Phone Number').fill('0788 123 456');
    await page.getByLabel('Email').fill('immaculee@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Gisenyi#2027');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Gisenyi#2027');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('dialog', { name: 'Confirm your booking' }).waitFor();
  },
  'the confirmation, and what follows it': async (page) => {
    const confirmation = page.getByRole('dialog', { name: 'Confirm your booking' });
    await confirmation.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Booking request successful!').waitFor();
    await page.getByRole('article', { name: /^Booking of/ }).waitFor();
  },
};
