import type { Page, Route } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { fileOfPage } from '#shared/prerendered.ts';
import type { Room } from '#shared/room.ts';
import { SEARCH_PAGE } from '#shared/searchPage.ts';

/**
 * Answers the list of rooms with the given ones, which stand in order of creation, or the newest first, or with those that
 * stand in the place that is sought; as many per page as are asked for.
 */
export const listRooms = (page: Page, rooms: readonly Room[]): Promise<unknown> =>
  page.route('**/backend/coldroom*', (route) => answerPage(route, rooms));

function answerPage(route: Route, rooms: readonly Room[]): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  const place = searchParams.get('text') ?? '';
  const found = rooms.filter(({ location }) => location.toLowerCase().includes(place));
  const items = searchParams.get('sort') === 'newest' ? found.toReversed() : found;
  const from = Number(searchParams.get('cursor') ?? 0);
  const next = from + Number(searchParams.get('limit') ?? limits.pageSize);
  const headers = { link: `<?cursor=${next}>; rel="next"` };
  return route.fulfill({
    json: items.slice(from, next),
    ...(next < items.length && { headers }),
  });
}

/**
 * Answers searches with those of the rooms that stand in the town that is asked for, in the order in which
 * they are given, and the map with nothing. The page of the search comes as the build wrote it, without rooms.
 */
export async function findRooms(page: Page, rooms: readonly Room[]): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === SEARCH_PAGE,
    async (route) => {
      const written = new URL(fileOfPage(SEARCH_PAGE), route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url: written }) });
    },
  );
  await page.route('**/backend/coldroom/map?*', (route) =>
    route.fulfill({ json: { rooms: [], taken: [], clusters: [], exact: true } }),
  );
  await page.route('**/backend/coldroom/search?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Number(query.get('cursor') ?? 0);
    const next = from + limits.searchPage;
    const fitting = rooms.filter(({ location }) => location === (query.get('town') ?? location));
    return route.fulfill({
      json: { rooms: fitting.slice(from, next) },
      ...(next < fitting.length && { headers: { link: `<?cursor=${next}>; rel="next"` } }),
    });
  });
}

/** Rooms for a simulated answer, which do not exist in the backend. */
export const manyRooms = (count: number, fields: Partial<Room> = {}): Room[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `room-${index + 1}`,
    name: `Room number ${index + 1}`,
    roomType: 'Cold Room',
    price: 1_000,
    location: index % 2 === 0 ? 'Huye' : 'Musanze',
    capacity: 20,
    unit: 'tons',
    status: 'available',
    size: 600,
    feature: ['Backup power'],
    pictures: [],
    description: '',
    temperatureRange: '2°C - 8°C',
    humidityControl: false,
    accessControl: false,
    version: 1,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    ...fields,
  }));
