import type { Handle } from '#local/edge/edge.ts';
import { send } from '#local/edge/send.ts';
import { readBody } from '#local/gateway/body.ts';
import { decoded, targetOf } from '#local/target.ts';
import type { Sockets } from './sockets.ts';

const PATH = /^\/@connections\/([A-Za-z0-9_=-]+)$/;

/**
 * The management API that the AWS SDK calls: `POST /@connections/{id}` sends to an open socket, `DELETE`
 * closes it.
 */
export const createManagement =
  (sockets: Pick<Sockets, 'send' | 'close'>): Handle =>
  async (request, response) => {
    const answer = (status: number, headers: Record<string, string> = {}): void =>
      send(request, response, {
        status,
        headers: { 'content-type': 'application/json', ...headers },
        body: Buffer.from('{}'),
      });
    const id = PATH.exec(decoded(targetOf(request).rawPath))?.[1];
    const body = await readBody(request);
    const isDelete = request.method === 'DELETE';
    const isKnown = isDelete || request.method === 'POST';
    if (id === undefined || !isKnown) answer(403);
    else if (body === undefined) answer(413, { 'x-amzn-errortype': 'PayloadTooLargeException' });
    else if (isDelete ? sockets.close(id) : await sockets.send(id, body.toString())) answer(200);
    else answer(410, { 'x-amzn-errortype': 'GoneException' });
  };
