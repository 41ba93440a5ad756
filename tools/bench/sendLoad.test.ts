import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendLoad } from './sendLoad.ts';

describe('sendLoad', () => {
  it('runs clients in parallel, each with one request after another', async () => {
    let open = 0;
    let most = 0;
    const server = createServer((request, response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.writeHead(request.method === 'POST' ? 201 : 200).end();
      }, 20);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = [
      { url, method: 'POST' as const, body: '{}' },
      { url, method: 'GET' as const },
    ];
    const { statuses, milliseconds } = await sendLoad([client, client, client]);
    server.closeAllConnections();
    server.close();
    expect(statuses).toEqual({ 200: 3, 201: 3 });
    expect(milliseconds).toHaveLength(6);
    expect(most).toBe(3);
  });
});
