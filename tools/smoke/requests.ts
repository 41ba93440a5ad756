import { Problem } from '#infra/build/problem.ts';

/** Longest time until an answer, in ms: a first call waits for a function that starts. */
const LIMIT_MS = 30_000;

/**
 * The answer to a GET.
 * @throws Problem if its status is not 200
 */
export async function answerOf(
  url: string,
): Promise<{ headers: Headers; bytes: Uint8Array; text: string }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Problem(`${url} answered ${answer.status}`);
  return { headers: answer.headers, bytes, text: new TextDecoder().decode(bytes) };
}

/**
 * Opens a socket, sends `ping` and returns the answer.
 * @throws Problem if it cannot be opened, or does not answer in time
 */
export function pingSocket(url: string): Promise<string> {
  const socket = new WebSocket(url);
  return new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => () => reject(new Problem(reason));
    const late = setTimeout(fail('it did not answer in time'), LIMIT_MS);
    late.unref();
    socket.onopen = () => socket.send('ping');
    socket.onmessage = ({ data }) => resolve(String(data));
    socket.onerror = fail('it cannot be opened');
    socket.onclose = fail('it was closed');
  }).finally(() => socket.close());
}
