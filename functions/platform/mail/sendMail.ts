import { setTimeout as wait } from 'node:timers/promises';
import { settings } from '#functions/platform/settings.ts';
import { signedHeaders } from './sign.ts';

/** An e-mail as it is handed to SES. */
export interface OutgoingMail {
  /** Id by which its events at SES are told apart. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const TRIES = 4;
const FIRST_PAUSE_MS = 200;
/** SES answers within a second. */
const ANSWER_MS = 5_000;

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Sends an e-mail by Amazon SES. An answer that asks for patience, 429 or 5xx, is followed by another try
 * after a pause that grows.
 * @throws Error with status and type of SES's answer, without its words: they contain addresses
 */
export async function sendMail({ id, to, subject, text, html }: OutgoingMail): Promise<void> {
  const body = JSON.stringify({
    FromEmailAddress: settings.mailFrom(),
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
    ConfigurationSetName: settings.mailConfiguration(),
    EmailTags: [{ Name: 'mail', Value: id }],
  });
  for (let tries = 1, pause = FIRST_PAUSE_MS; ; tries += 1, pause *= 2) {
    const { ok, status, headers } = await post(body);
    if (ok) return;
    const isTemporary = status === 429 || status >= 500;
    if (!isTemporary || tries === TRIES) throw refusedBySes(status, headers);
    await wait(pause * (0.5 + Math.random()));
  }
}

const refusedBySes = (status: number, headers: Headers): Error =>
  new Error(`SES answers ${status} ${headers.get('x-amzn-errortype') ?? ''}`.trim());

async function post(body: string): Promise<Response> {
  const url = new URL('/v2/email/outbound-emails', settings.mailUrl());
  const at = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const region = settings.region();
  const headers = signedHeaders({ url, body, region, service: 'ses', at }, settings.credentials());
  return fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(ANSWER_MS) });
}
