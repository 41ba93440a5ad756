import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, vi } from 'vitest';
import { mailFilter } from '#functions/workers/mails/filter.ts';
import { handler as send } from '#functions/workers/mails/send.ts';
import { handler as consume } from '#functions/workers/outbox/consume.ts';
import { createMailbox, MESSAGES, type Taken } from '#local/mail/mailbox.ts';
import { passesAny } from '#local/stream/records.ts';
import { isForOutbox, readWholeStream } from '#local/stream/testing/readStream.ts';

/**
 * Lets what happens to the table of a test with a stream reach the outbox and the sender of e-mails, whose SES is a
 * mailbox as the local product has it. For tests.
 * @param site origin of the links in e-mails
 */
export function useDelivery(site: string) {
  const mailbox = createMailbox();
  let ses: Server;
  let delivered = 0;

  beforeAll(async () => {
    ses = createServer((request, response) => void mailbox.take(request, response));
    ses.listen(0, '127.0.0.1');
    await once(ses, 'listening');
    const { port } = ses.address() as AddressInfo;
    vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${port}`);
    vi.stubEnv('SITE_URL', site);
    vi.stubEnv('MAIL_FROM', 'hello@coldroom.rw');
    vi.stubEnv('LIMIT_MAILS', '1000');
    vi.stubEnv('LIMIT_MAILS_ABOUT', '1000');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    ses.closeAllConnections();
    ses.close();
  });

  /** The events that nothing has been called with yet. */
  async function newEvents(): Promise<DynamoDBRecord[]> {
    const events = (await readWholeStream()).slice(delivered);
    delivered += events.length;
    return events;
  }

  return {
    mailbox,

    /** Delivers what has happened to the outbox and to the sender, each event twice, until nothing follows any more. */
    deliver: async (): Promise<void> => {
      for (let events = await newEvents(); events.length > 0; events = await newEvents()) {
        const Records = events.filter(isForOutbox);
        const mails = events.filter((event) => passesAny([mailFilter], event));
        for (let time = 1; time <= 2; time += 1) {
          if (Records.length > 0) await consume({ Records });
          for (const mail of mails) await send({ Records: [{ body: JSON.stringify(mail) }] });
        }
      }
    },

    /** What stands in `/dev/messages`, the oldest first. */
    arrived: (): Taken[] =>
      JSON.parse(String(mailbox.show(`${MESSAGES}/list.json`)?.body)) as Taken[],
  };
}
