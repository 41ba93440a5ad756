import { vi } from 'vitest';

/** Watches which address the browser is sent to: no page is loaded here. */
export function watchLocation() {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', Object.assign(new URL(location.href), { assign }));
  return assign;
}
