import type { Handle } from '#local/edge/edge.ts';
import { send, type Reply } from '#local/edge/send.ts';
import { readBody } from '#local/gateway/body.ts';
import { listPage } from './listPage.ts';
import { reportOf } from './simulator.ts';

/** The path at which SES takes e-mails. */
export const SES_PATH = '/v2/email/outbound-emails';

/** The page of e-mails that were sent, which only the local edge has. */
export const MESSAGES = '/dev/messages';

/** An e-mail that the product has sent, as SES would have got it. */
export interface Taken {
  /** Its place: the first one is 1. */
  number: number;
  /** ISO text. */
  at: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Its headers beside these, by name. */
  headers: Record<string, string>;
  /** The calendar file that goes with it, if one does. */
  calendar?: string;
}

/** The request of SES v2, as far as the product uses it. */
interface SendEmail {
  FromEmailAddress: string;
  Destination: { ToAddresses: string[] };
  Content: {
    Simple: {
      Subject: { Data: string };
      Body: { Text: { Data: string }; Html: { Data: string } };
      Headers?: { Name: string; Value: string }[];
      Attachments?: { RawContent: string }[];
    };
  };
}

/** SES on this machine: nothing leaves it, and what was sent can be looked at. */
export interface Mailbox {
  /** Takes an e-mail, as SES does. */
  take: Handle;
  /** A page under `/dev/messages`; undefined where there is none. */
  show: (path: string) => Reply | undefined;
}

/** E-mails that are kept; older ones are forgotten, and all of them when the product stops. */
const KEPT = 1_000;

/** An e-mail is shown as it was sent: its own styles are allowed, and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const reply = (type: string, body: string): Reply => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
  },
  body: Buffer.from(body),
});

const answer = (status: number, body: object): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

/** @param onReport what is called with the report of an e-mail to an address of SES's mailbox simulator */
export function createMailbox(onReport: (event: object) => void = () => undefined): Mailbox {
  const taken: Taken[] = [];
  let count = 0;
  const keep = (mail: SendEmail): void => {
    taken.push({ number: (count += 1), at: new Date().toISOString(), ...partsOf(mail) });
    if (taken.length > KEPT) taken.shift();
    const [to = ''] = mail.Destination.ToAddresses;
    const report = reportOf(to, new Date().toISOString());
    if (report) onReport(report);
  };
  return {
    take: async (request, response) => {
      const body = await readBody(request);
      if (request.method !== 'POST' || body === undefined) {
        send(request, response, answer(400, {}));
        return;
      }
      keep(JSON.parse(body.toString()) as SendEmail);
      send(request, response, answer(200, { MessageId: String(count) }));
    },
    show: (path) => {
      if (path === MESSAGES) return reply('text/html', listPage(taken.toReversed()));
      if (path === `${MESSAGES}/list.json`) return reply('application/json', JSON.stringify(taken));
      const [, number, type] = /^\/dev\/messages\/(\d+)\.(html|txt|ics)$/.exec(path) ?? [];
      const mail = taken.find((one) => one.number === Number(number));
      if (!mail) return undefined;
      if (type === 'ics') {
        return mail.calendar === undefined ? undefined : reply('text/calendar', mail.calendar);
      }
      return type === 'html' ? reply('text/html', mail.html) : reply('text/plain', mail.text);
    },
  };
}

const partsOf = ({ FromEmailAddress, Destination, Content: { Simple } }: SendEmail) => ({
  from: FromEmailAddress,
  to: Destination.ToAddresses.join(', '),
  subject: Simple.Subject.Data,
  text: Simple.Body.Text.Data,
  html: Simple.Body.Html.Data,
  headers: Object.fromEntries((Simple.Headers ?? []).map(({ Name, Value }) => [Name, Value])),
  ...calendarIn(Simple.Attachments),
});

const calendarIn = ([file]: { RawContent: string }[] = []) =>
  file ? { calendar: Buffer.from(file.RawContent, 'base64').toString() } : {};
