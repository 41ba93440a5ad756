import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDataFolder } from '#local/dataFolder.ts';
import { findTable } from './findTable.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coldroom-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('uses the table on AWS that TABLE_NAME names, with the user’s credentials', async () => {
  expect(await findTable({ TABLE_NAME: 'coldroom-prod' })).toEqual({});
});

it('otherwise uses the table of the local product', async () => {
  const site = createServer((_, response) => response.end('{}'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void site.close());
  const folder = newFolder();
  const { port } = site.address() as AddressInfo;
  const data = await openDataFolder(folder, { url: `http://127.0.0.1:${port}` });
  const endpoints = { dynamoDb: 'http://127.0.0.1:1', s3: 'http://127.0.0.1:2' };
  data.publish({ name: 'coldroom', bucket: 'pictures', endpoints });
  expect(await findTable({ DATA_DIR: folder })).toMatchObject({
    TABLE_NAME: 'coldroom',
    BUCKET_NAME: 'pictures',
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamoDb,
  });
});

it('says what to do if the local product does not run', async () => {
  const folder = newFolder();
  await expect(findTable({ DATA_DIR: folder })).rejects.toThrow(
    `The product does not run with the data in ${folder}: run \`npm start\``,
  );
});
