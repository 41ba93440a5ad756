import { createHash, createHmac } from 'node:crypto';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** A POST of JSON without a query to a service of AWS. */
export interface Unsigned {
  url: URL;
  body: string;
  region: string;
  service: string;
  /** Such as `20270131T120000Z`. */
  at: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/**
 * The headers of a request, signed by Signature Version 4 of AWS: a hash of the request is signed by a key
 * that is derived from the secret for one day, region and service.
 */
export function signedHeaders(
  { url, body, region, service, at }: Unsigned,
  { accessKeyId, secretAccessKey, sessionToken }: Credentials,
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    host: url.host,
    'x-amz-date': at,
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const request = ['POST', url.pathname, '', lines.join(''), names, sha256(body)].join('\n');
  const scope = [at.slice(0, 8), region, service, 'aws4_request'];
  const toSign = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(request)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, toSign).toString('hex');
  const credential = `${accessKeyId}/${scope.join('/')}`;
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
