import type { SQSEvent } from 'aws-lambda';
import { PATH } from '#functions/platform/pictures/images.ts';
import { makeWidths } from './makeWidths.ts';

/** What S3 says of a new file, by way of EventBridge. */
interface NewFile {
  detail: { object: { key: string } };
}

/**
 * Makes the widths of the pictures that the queue hands over.
 * @throws Error where it could not be done now: the queue hands the picture over again
 */
export async function handler({
  Records,
}: {
  Records: Pick<SQSEvent['Records'][number], 'body'>[];
}) {
  for (const { body } of Records) {
    const { detail } = JSON.parse(body) as NewFile;
    await makeWidths(PATH + detail.object.key);
  }
}
