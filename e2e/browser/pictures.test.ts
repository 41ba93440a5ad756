import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { api } from '#shared/api.ts';
import { expect, test } from '../support/site.ts';

/** A photograph of 1,200 pixels or less, as the sample rooms have them. */
const photo = (name: string) =>
  new Blob([
    new Uint8Array(readFileSync(new URL(`../../local/seed/images/${name}.webp`, import.meta.url))),
  ]);

test('a visitor turns the pictures of a room, which come as small as the screen needs them', async ({
  page,
  backend,
  rooms,
  admin: { token },
}) => {
  const { id } = await rooms.create({ name: 'Room of three pictures' });
  const path = { id };
  for (const [name, description] of [
    ['musanze-highland', 'The building'],
    ['rwamagana-flowers', 'The loading dock'],
    ['kicukiro-pharma', 'The shelves'],
  ] as const) {
    const form = new FormData();
    form.set('image', photo(name), `${name}.webp`);
    form.set('description', description);
    await backend.ok(api.rooms.addPicture, { path, form, token });
  }
  // They are made after the upload, by a function of their own.
  await expect
    .poll(async () => {
      const { pictures } = await backend.ok(api.rooms.get, { path });
      return pictures.map(({ widths }) => widths?.[0]);
    })
    .toEqual([400, 400, 400]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/coldroom/${id}`);
  const gallery = page.getByRole('region', { name: 'Pictures of the room' });
  const first = gallery.getByRole('img', { name: 'The building' });
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
    .toMatch(/^\/images\/widths\/.+-400\.webp$/);
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery.getByText('Picture 2 of 3: The loading dock')).toBeVisible();
  await expect(gallery.getByRole('img', { name: 'The loading dock' })).toBeInViewport();
  await gallery.getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('Picture 3 of 3: The shelves')).toBeVisible();
  await expect(gallery.getByRole('img', { name: 'The building' })).not.toBeInViewport();

  await page.setViewportSize({ width: 1440, height: 900 });
  const corners = (part: Locator) => part.evaluate((one) => getComputedStyle(one).borderRadius);
  const beside = gallery.getByRole('button', { name: /^Show picture/ });
  expect(
    [
      await corners(gallery.getByRole('list')),
      await corners(beside.first()),
      await corners(beside.last()),
    ],
    'round at the four corners of all three together',
  ).toEqual(['16px 4px 4px 16px', '4px 16px 4px 4px', '4px 4px 16px']);
});
