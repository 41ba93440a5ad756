import { record, text } from '#web/lib/checks.ts';

const isConfig = record<{ socketUrl: string }>({ socketUrl: text() });

let fetching: Promise<string> | undefined;

async function fetchAddress(): Promise<string> {
  const response = await fetch('/config.json');
  const config: unknown = await response.json();
  if (!isConfig(config)) throw new Error('config.json says no address of sockets');
  return config.socketUrl;
}

/** Where the sockets are, as the server says; asked once, and again where no answer came. */
export function socketAddress(): Promise<string> {
  fetching ??= fetchAddress().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}
