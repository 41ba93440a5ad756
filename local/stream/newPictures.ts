import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { picturesOf, type Picture } from '#shared/pictures.ts';

/** The filter of the stream's records that can tell of new pictures. */
export const roomFilter = { dynamodb: { NewImage: { entity: { S: ['room'] } } } };

type Image = Parameters<typeof unmarshall>[0];

const picturesIn = (image: unknown): Picture[] =>
  picturesOf(unmarshall((image ?? {}) as Image) as { pictures?: Picture[]; image?: string });

/**
 * What S3 would say of the pictures that a room got by this change, and whose widths are not there. Here the table's stream tells of them, because it is
 * read on from where it ended, also after the power failed.
 */
export function newPictures({ dynamodb = {} }: Pick<DynamoDBRecord, 'dynamodb'>): object[] {
  const before = picturesIn(dynamodb.OldImage).map(({ path }) => path);
  return picturesIn(dynamodb.NewImage)
    .filter(({ widths }) => !widths)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/images/') && !before.includes(path))
    .map((path) => ({ detail: { object: { key: path.slice('/images/'.length) } } }));
}
