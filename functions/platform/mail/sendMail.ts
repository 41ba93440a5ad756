import { SendEmailCommand, SESv2Client, SESv2ServiceException } from '@aws-sdk/client-sesv2';
import { settings } from '#functions/platform/settings.ts';

/** An e-mail as it is handed to SES. */
export interface OutgoingMail {
  /** Id by which its events at SES are told apart. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
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

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Sends an e-mail by Amazon SES.
 * @throws Error with status and name of SES's refusal, without its words: they contain addresses
 */
export async function sendMail({ id, to, subject, text, html }: OutgoingMail): Promise<void> {
  const command = new SendEmailCommand({
    FromEmailAddress: settings.mailFrom(),
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
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
