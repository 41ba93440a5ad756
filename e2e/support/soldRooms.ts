import { api } from '#shared/api.ts';
import type { Month } from '#shared/days.ts';
import type { OutputOf } from '#shared/endpoint.ts';
import type { Backend } from './backend.ts';

/** How many days were sold of a room in a month, among however many rooms; 0 where the figures know of none. */
export async function soldDays(
  backend: Backend,
  { token }: { token: string },
  roomId: string,
  month: Month,
): Promise<number> {
  let query: Record<string, string> | undefined = { month };
  while (query) {
    const { body, headers } = await backend.call(api.dashboard.rooms, { token, query });
    const sold = body as OutputOf<typeof api.dashboard.rooms>;
    const found = sold.find(({ id }) => id === roomId);
    if (found) return found.days;
    const next = /^<\?([^>]*)>/.exec(headers.get('link') ?? '')?.[1];
    query = next === undefined ? undefined : Object.fromEntries(new URLSearchParams(next));
  }
  return 0;
}
