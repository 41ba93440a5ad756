/** Longest time that a customer waits for an answer, in ms: longer than any function may take. */
const PATIENCE_MS = 15_000;

export interface Asked {
  method: string;
  path: string;
  token?: string;
  /** Idempotency key. */
  key?: string;
  /** A body to send as JSON. */
  request?: object;
}

/** The status where there was no answer. */
export const NO_ANSWER = 599;

export interface ProductAnswer {
  /** `NO_ANSWER` where there was none. */
  status: number;
  body: unknown;
}

/** Sends a request to the product at `url`. */
export async function ask(
  url: string,
  { method, path, token, key, request }: Asked,
): Promise<ProductAnswer> {
  try {
    const answer = await fetch(`${url}/backend${path}`, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(request !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: request === undefined ? null : JSON.stringify(request),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return { status: NO_ANSWER, body: undefined };
  }
}

/** How often something is asked for that has to be answered. */
const TRIES = 5;

/** Sends a request again that a busy machine or an injected fault has not answered. */
export async function askAgain(url: string, asked: Asked): Promise<ProductAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(url, asked);
    if (answer.status < 500 || tries === TRIES) return answer;
  }
}
