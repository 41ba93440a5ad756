import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRunning, openDataFolder } from './dataFolder.ts';
import { tokenSecretIn } from './secret.ts';

let folder: string;
let server: Server | undefined;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'coldroom-data-'))));

afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

const url = 'http://127.0.0.1:1';

describe('the data folder', () => {
  it('is emptied of our files, and of no others', async () => {
    const data = await openDataFolder(folder, { url });
    writeFileSync(join(data.s3, 'picture'), 'old');
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    data.close();
    const again = await openDataFolder(folder, { url, fresh: true });
    expect(existsSync(join(again.s3, 'picture'))).toBe(false);
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('lets nobody else read the database', async () => {
    const data = await openDataFolder(folder, { url });
    writeFileSync(join(data.dynamoDb, 'shared-local-instance.db'), '', { mode: 0o644 });
    await openDataFolder(folder, { url });
    const modes = [data.dynamoDb, join(data.dynamoDb, 'shared-local-instance.db')].map(
      (path) => statSync(path).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('keeps its files otherwise', async () => {
    const data = await openDataFolder(folder, { url });
    writeFileSync(join(data.s3, 'picture'), 'old');
    await openDataFolder(folder, { url });
    expect(existsSync(join(data.s3, 'picture'))).toBe(true);
  });

  it('is refused while another process uses it', async () => {
    server = createServer((_, response) => response.end('{}'));
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: process.ppid, url: other }));
    await expect(openDataFolder(folder, { url })).rejects.toThrow(`(${other})`);
  });

  it('can be opened after a crash of the process that used it', async () => {
    writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: process.ppid, url }));
    await expect(openDataFolder(folder, { url })).resolves.toHaveProperty('dynamoDb');
  });

  it('publishes the table while it is open', async () => {
    server = createServer((_, response) => response.end('{}'));
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const data = await openDataFolder(folder, { url: own });
    const table = {
      name: 't',
      bucket: 'b',
      endpoints: { dynamoDb: 'http://d.test', s3: 'http://s.test' },
    };
    data.publish(table);
    expect(await findRunning(folder)).toEqual({ pid: process.pid, url: own, table });
    data.close();
    expect(await findRunning(folder)).toBeUndefined();
  });

  it('is refused with a Problem if it is not a folder', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(openDataFolder(file, { url })).rejects.toThrow(/cannot be used .* DATA_DIR/);
  });
});

describe('the token secret', () => {
  it('stays the same after a restart, in a file that only its owner can read', () => {
    const file = join(folder, 'secret.json');
    const secret = tokenSecretIn(file);
    expect(tokenSecretIn(file)).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { current } = JSON.parse(secret) as { current: string };
    expect(Buffer.from(current, 'base64url')).toHaveLength(32);
  });
});
