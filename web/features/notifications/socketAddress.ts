let fetching: Promise<string> | undefined;

async function fetchAddress(): Promise<string> {
  const response = await fetch('/config.json');
  const { socketUrl } = (await response.json()) as { socketUrl: string };
  return socketUrl;
}

/** Where the sockets are, as the server says; asked once, and again where no answer came. */
export function socketAddress(): Promise<string> {
  fetching ??= fetchAddress().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}
