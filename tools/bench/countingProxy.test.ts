import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingProxy, type CountingProxy } from './countingProxy.ts';

const service = createServer((request, response) => {
  response.writeHead(201, { 'x-from': 'service' });
  request.pipe(response);
});
let proxy: CountingProxy;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  proxy = await countingProxy(`http://127.0.0.1:${port}`);
});

afterAll(async () => {
  await proxy.stop();
  service.closeAllConnections();
  service.close();
});

describe('countingProxy', () => {
  it('passes requests and answers on unchanged', async () => {
    const answer = await fetch(proxy.url, { method: 'POST', body: 'hello' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-from')).toBe('service');
    expect(await answer.text()).toBe('hello');
  });

  it('names the requests since the last call', async () => {
    proxy.take();
    await fetch(proxy.url, { method: 'POST', headers: { 'x-amz-target': 'DynamoDB_1.GetItem' } });
    await fetch(`${proxy.url}/bucket/key`, { method: 'PUT', body: 'x' });
    expect(proxy.take()).toEqual(['GetItem', 'PUT /bucket/key']);
    expect(proxy.take()).toEqual([]);
  });
});
