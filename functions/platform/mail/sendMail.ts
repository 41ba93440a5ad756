import {
  BadRequestException,
  SendEmailCommand,
  SESv2Client,
  SESv2ServiceException,
} from '@aws-sdk/client-sesv2';
import { settings } from '#functions/platform/settings.ts';
import { isSmtpAddress } from './smtpAddress.ts';

/** An e-mail as it is handed to SES. */
export interface OutgoingMail {
  /** Id by which its events at SES are told apart. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that stops e-mails like this one. @default - it cannot be stopped */
  unsubscribe?: string | undefined;
  /** A file of text that goes with it. */
  attachment?: { name: string; type: string; content: string } | undefined;
}

let client: SESv2Client | undefined;

/** SES answers within a second; the client repeats what was throttled or failed with 5xx. */
const ses = (): SESv2Client =>
  (client ??= new SESv2Client({
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 5_000,
      throwOnRequestTimeout: true,
    },
  }));

/** The headers by which programs for e-mail offer to stop such e-mails, with one press (RFC 8058). */
const unsubscribeHeaders = (url: string) => [
  { Name: 'List-Unsubscribe', Value: `<${url}>` },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
];

const attached = ({ name, type, content }: NonNullable<OutgoingMail['attachment']>) => ({
  FileName: name,
  ContentType: type,
  ContentDisposition: 'ATTACHMENT' as const,
  ContentTransferEncoding: 'BASE64' as const,
  RawContent: new TextEncoder().encode(content),
});

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** What became of an e-mail: SES has taken it, or will never take its address. */
type Sending = 'taken' | 'addressRefused';

/**
 * Sends an e-mail by Amazon SES.
 * @throws Error with status and name of SES's refusal, without its words: they contain addresses
 */
export async function sendMail(mail: OutgoingMail): Promise<Sending> {
  const { id, to, subject, text, html, unsubscribe, attachment } = mail;
  const Body = { Text: utf8(text), Html: utf8(html) };
  const Headers = unsubscribe === undefined ? undefined : unsubscribeHeaders(unsubscribe);
  const Attachments = attachment && [attached(attachment)];
  const replyTo = settings.mailReplyTo();
  const command = new SendEmailCommand({
    FromEmailAddress: settings.mailFrom(),
    // E-mails ask for an answer, and the sender may be an address that nobody reads.
    ReplyToAddresses: replyTo === undefined ? undefined : [replyTo],
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: utf8(subject), Body, Headers, Attachments } },
    ConfigurationSetName: settings.mailConfiguration(),
    EmailTags: [{ Name: 'mail', Value: id }],
  });
  try {
    await ses().send(command);
    return 'taken';
  } catch (error) {
    if (refusesAddress(error, to)) return 'addressRefused';
    throw error instanceof SESv2ServiceException ? withoutWords(error) : error;
  }
}

/**
 * Whether SES refuses an e-mail for its address. It says that something of the request is invalid, which may be the
 * sender or the content as well; where SMTP does not allow the address, that is it.
 */
const refusesAddress = (error: unknown, to: string): boolean =>
  error instanceof BadRequestException && !isSmtpAddress(to);

const withoutWords = ({ $metadata, name }: SESv2ServiceException): Error =>
  new Error(`SES answers ${$metadata.httpStatusCode ?? '?'} ${name}`);
