import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Match } from './match.ts';

/** What the gateway knows of an HTTP request. */
export interface Incoming {
  method: string;
  /** Path behind the stage, as it was sent. */
  path: string;
  query: URLSearchParams;
  /** Header names and values in turn, as they came over the wire. */
  rawHeaders: string[];
  body: Buffer;
  /** Address of the other end of the connection; headers about it are ignored. */
  address: string;
  requestId: string;
  /** When it came, in milliseconds since 1970. */
  at: number;
}

/** The name of the REST API's stage, which is also the first part of every path. */
export const STAGE = 'backend';

/** Types that API Gateway hands on in base64; all else is text. */
const binaryTypes = ['multipart/form-data', 'application/octet-stream', 'image/'];

type Multi = Record<string, string[]>;

/** The event that API Gateway would make of the request for a Lambda proxy integration. */
export function proxyEvent(request: Incoming, match: Match): APIGatewayProxyEvent {
  const headers = grouped(pairs(request.rawHeaders));
  const query = grouped([...request.query]);
  const isBase64Encoded = isBinary(headers);
  return {
    resource: match.resource,
    path: request.path,
    httpMethod: request.method,
    headers: last(headers),
    multiValueHeaders: headers,
    queryStringParameters: orNull(last(query)),
    multiValueQueryStringParameters: orNull(query),
    pathParameters: orNull(match.parameters),
    stageVariables: null,
    requestContext: requestContext(request, match, headers),
    body:
      request.body.length > 0 ? request.body.toString(isBase64Encoded ? 'base64' : 'utf8') : null,
    isBase64Encoded,
  };
}

function pairs(raw: string[]): [string, string][] {
  return raw.flatMap((name, index) =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as [string, string]] : [],
  );
}

/** Values by name, in the order they came. */
function grouped(entries: [string, string][]): Multi {
  const groups = new Map<string, string[]>();
  for (const [name, value] of entries) groups.set(name, [...(groups.get(name) ?? []), value]);
  return Object.fromEntries(groups);
}

const last = (multi: Multi): Record<string, string> =>
  Object.fromEntries(Object.entries(multi).map(([name, values]) => [name, values.at(-1) ?? '']));

const orNull = <T extends object>(record: T): T | null =>
  Object.keys(record).length > 0 ? record : null;

const headerOf = (headers: Multi, wanted: string): string | undefined =>
  Object.entries(headers)
    .find(([name]) => name.toLowerCase() === wanted)?.[1]
    .at(-1);

const isBinary = (headers: Multi): boolean => {
  const type = headerOf(headers, 'content-type')?.toLowerCase() ?? '';
  return binaryTypes.some((binary) => type.startsWith(binary));
};

function requestContext(
  { method, path, address, requestId, at }: Incoming,
  { resource }: Match,
  headers: Multi,
): APIGatewayProxyEvent['requestContext'] {
  return {
    accountId: '000000000000',
    apiId: 'local',
    authorizer: null,
    protocol: 'HTTP/1.1',
    httpMethod: method,
    path: `/${STAGE}${path}`,
    stage: STAGE,
    requestId,
    extendedRequestId: requestId,
    requestTime: new Date(at).toUTCString(),
    requestTimeEpoch: at,
    resourceId: 'local',
    resourcePath: resource,
    domainName: headerOf(headers, 'host') ?? 'localhost',
    identity: { ...nobody, sourceIp: address, userAgent: headerOf(headers, 'user-agent') ?? null },
  };
}

/** Who calls, as far as API Gateway's own ways of signing in go, which we use none of. */
const nobody = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
};
