import type { Locator, Page } from '@playwright/test';
import type { Room } from '#shared/room.ts';
import { pickRoom } from './pickRoom.ts';

type Picture = Parameters<Locator['setInputFiles']>[0];

/**
 * Does at a desk what somebody does with mouse and keyboard, and counts it: a click, a drag, Enter and a shortcut are
 * one each. Typing costs nothing, nor does the way to a field.
 */
export function countClicks(page: Page) {
  let clicks = 0;
  return {
    count: () => clicks,
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    /** Presses Enter or a shortcut. */
    press: async (keys: string) => {
      clicks += 1;
      await page.keyboard.press(keys);
    },
    /** Chooses from a list, which is opened first: two clicks. */
    choose: async (list: Locator, option: { label: string }) => {
      clicks += 2;
      await list.selectOption(option);
    },
    /** Chooses a room in a field that finds rooms: its name is typed, and a click chooses it. */
    pick: async (field: Locator, room: Room) => {
      clicks += 1;
      await pickRoom(field, room);
    },
    /** Chooses a file, in the window that the field opens: two clicks. */
    chooseFile: async (field: Locator, file: Picture) => {
      clicks += 2;
      await field.setInputFiles(file);
    },
    /** Counts a click on a link to another program, which no browser of a test can open; answers where it leads. */
    leadsTo: async (link: Locator) => {
      clicks += 1;
      return link.getAttribute('href');
    },
    /** Drags from a point of an element by a way, both in px. */
    drag: async (from: Locator, [x, y]: [number, number], [right, down]: [number, number]) => {
      clicks += 1;
      const box = await boxOf(from);
      const start: [number, number] = [box.x + x, box.y + y];
      await page.mouse.move(...start);
      await page.mouse.down();
      await page.mouse.move(start[0] + right / 2, start[1] + down / 2);
      await page.mouse.move(start[0] + right, start[1] + down);
      await page.mouse.up();
    },
    type: (field: Locator, text: string) => field.fill(text),
  };
}

export type Clicks = ReturnType<typeof countClicks>;

/** Where an element stands, after it was scrolled to. */
export async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

/** Sets the time in ms at which the page takes all presses from now on to have been made. */
export async function pressAt(page: Page, at: number): Promise<void> {
  await page.evaluate((time) => {
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => time, configurable: true });
  }, at);
}
