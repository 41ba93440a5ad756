import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Ended } from '#functions/workers/realtime/endSockets.ts';
import type { ChangeRecord } from './change.ts';
import { REVOCATION } from './filter.ts';

type Image = Parameters<typeof unmarshall>[0];

/** What sessions a record of the stream ends; undefined where it is of another item. */
export function endedBy({ dynamodb }: ChangeRecord): Ended | undefined {
  const image = dynamodb?.NewImage;
  if (image?.entity?.S !== REVOCATION || image.userId === undefined) return undefined;
  const { userId, session, from } = unmarshall(image as Image) as Ended;
  return { userId, session, from };
}
