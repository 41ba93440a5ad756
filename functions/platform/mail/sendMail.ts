import { SendEmailCommand, SESv2Client, SESv2ServiceException } from '@aws-sdk/client-sesv2';
import { settings } from '#functions/platform/settings.ts';

/** An e-mail as it is handed to SES. */
interface OutgoingMail {
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

/**
 * Sends an e-mail by Amazon SES.
 * @throws Error with status and name of SES's refusal, without its words: they contain addresses
 */
export async function sendMail(mail: OutgoingMail): Promise<void> {
  const { id, to, subject, text, html, unsubscribe, attachment } = mail;
  const Body = { Text: utf8(text), Html: utf8(html) };
  const Headers = unsubscribe === undefined ? undefined : unsubscribeHeaders(unsubscribe);
  const Attachments = attachment && [attached(attachment)];
  const command = new SendEmailCommand({
    FromEmailAddress: settings.mailFrom(),
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: utf8(subject), Body, Headers, Attachments } },
    ConfigurationSetName: settings.mailConfiguration(),
    EmailTags: [{ Name: 'mail', Value: id }],
  });
  try {
    await ses().send(command);
  } catch (error) {
    throw error instanceof SESv2ServiceException ? withoutWords(error) : error;
  }
}

const withoutWords = ({ $metadata, name }: SESv2ServiceException): Error =>
  new Error(`SES answers ${$metadata.httpStatusCode ?? '?'} ${name}`);
