import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import type { Backend } from '../support/backend.ts';
import { completedBooking } from '../support/completed.ts';
import { dialogUses, homemadeDialogs } from '../support/dialogUses.ts';
import { dialogPlaces, type DialogPlace, type Stage } from '../support/dialogs.ts';
import { followToPage } from '../support/follow.ts';
import { untilBookingsListed, untilFound } from '../support/outboxWaits.ts';
import type { Person } from '../support/people.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** Checks that Tab goes around in an open dialog, and never to what lies behind it. */
async function expectFocusKept(page: Page): Promise<void> {
  const behind = await page.evaluateHandle(() => {
    const found: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog[open]'))
        found.push(target.outerHTML);
    });
    return found;
  });
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
  expect(await behind.jsonValue(), 'the focus is on something behind the dialog').toEqual([]);
}

/** Seconds that the dialog takes to rise. */
const motionOf = (dialog: Locator): Promise<number> =>
  dialog.evaluate((element) => parseFloat(getComputedStyle(element).animationDuration));

const pathOf = (address: string): string => new URL(address, 'http://site').pathname;

/** Goes to an address: without loading a page where it is another page than the one that is open. */
async function open(page: Page, address: string, from: string | undefined): Promise<void> {
  if (address === from) return;
  if (from && pathOf(address) !== pathOf(from)) await followToPage(page, address);
  else await page.goto(address);
}

/** Height of the window in px, and its widths: of a phone and of a desk. */
const HEIGHT = 800;
const PHONE = 360;
const DESK = 1440;

/** The widths that a dialog is looked at, for each time that it is opened. */
function widthsOf({ onlyNarrow, otherOpener }: DialogPlace): [number, ...number[]][] {
  if (onlyNarrow) return [[PHONE]];
  return otherOpener ? [[PHONE], [DESK]] : [[PHONE, DESK]];
}

/** Opens a dialog with the keyboard, looks at it at some widths, and closes it again at the first of them. */
async function expectGood(
  page: Page,
  place: DialogPlace,
  stage: Stage,
  [width, ...others]: readonly [number, ...number[]],
): Promise<void> {
  const opener = place.opener(page, stage);
  const dialog = page.getByRole('dialog', { name: place.title });
  await page.setViewportSize({ width, height: HEIGHT });
  // A button that waits for what it needs takes no focus.
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
  if (place.item) {
    const item = page.getByRole('menuitem', { name: place.item });
    await expect(item).toBeVisible();
    // Only what is read: what the menu covers is too small to be pressed meanwhile.
    await expectAccessible(page, { coloursOnly: true });
    await item.focus();
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toBeVisible();
  await expect(page.getByText(/Loading.*\.\.\./)).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(await motionOf(dialog), 'nothing moves').toBeLessThan(0.001);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectFocusKept(page);
  for (const other of others) {
    await page.setViewportSize({ width: other, height: HEIGHT });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width, height: HEIGHT });
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Adds a caller who has the telephone number of a customer, which nobody else has, and waits until both are found by it. */
async function shareNumber(backend: Backend, customer: Person, admin: Person): Promise<void> {
  const phoneNumber = `+25078${String(randomInt(1e7)).padStart(7, '0')}`;
  const form = new FormData();
  form.set('phoneNumber', phoneNumber);
  await backend.ok(api.account.update, { form, token: customer.token });
  const caller = { firstName: 'Keza', lastName: 'Caller', phoneNumber };
  await backend.ok(api.people.create, { json: caller, token: admin.token });
  await untilFound(backend, admin, 'people', phoneNumber, 2);
}

for (const reader of ['visitor', 'customer', 'admin'] as const) {
  test(`each dialog for ${reader}s is accessible, takes the focus, and gives it back on Escape`, async ({
    page,
    customer,
    admin,
    backend,
    rooms,
    bookings,
  }) => {
    test.slow();
    const room = await rooms.create({ name: `Room ${randomUUID()}` });
    await bookings.create(customer, room, 8, 9);
    const approved = await bookings.create(customer, room, 5, 6);
    await bookings.move(approved.id, 'approved');
    if (reader === 'customer') {
      const { id, totalPrice } = await completedBooking(bookings, customer, room);
      await bookings.pay(id, Math.round(totalPrice));
    }
    if (reader !== 'visitor') await arriveSignedIn(page, reader === 'admin' ? admin : customer);
    if (reader === 'admin') {
      await rooms.close(room, 1, 2);
      await shareNumber(backend, customer, admin);
      await untilBookingsListed(backend, admin, { coldRoomId: room.id, status: 'approved' }, 1);
    }
    const stage = { room, approved };

    let here: string | undefined;
    for (const [name, place] of Object.entries(dialogPlaces)) {
      if (place.reader !== reader) continue;
      await test.step(name, async () => {
        const address = place.address(stage);
        await page.setViewportSize({ width: PHONE, height: HEIGHT });
        await open(page, address, here);
        here = address;
        await place.prepare?.(page, stage);
        for (const widths of widthsOf(place)) await expectGood(page, place, stage, widths);
      });
    }
  });
}

test('every dialog of the site is in the list that is tested here', () => {
  const listed = Object.values(dialogPlaces).map(({ file, component }) => `${file} ${component}`);
  expect(listed.sort(), 'add the new one to e2e/support/dialogs.ts').toEqual(dialogUses().sort());
});

test('every modal of the site is made of the one dialog', () => {
  expect(homemadeDialogs()).toEqual([]);
});
