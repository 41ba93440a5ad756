import type { Grant } from '#infra/manifest.ts';

/** A request as it left a function for AWS. */
export interface SentRequest {
  /** The service that it was signed for. */
  service: string;
  operation: string;
  path: string;
  body: Record<string, unknown>;
}

/** An action of IAM and, after a blank, what it is on: `dynamodb:Query index/gsi1`. */
export type Permission = string;

/** A transaction takes the permissions of its items: it has none of its own. */
const ofItem: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

const onTable = (action: string): Permission => `dynamodb:${action} table`;
const onIndex = (action: string, index: string): Permission => `dynamodb:${action} index/${index}`;
const onImages = (action: string, folder: string): Permission => `s3:${action} ${folder}/`;
const readSecret: Permission = 'secretsmanager:GetSecretValue';
const postToSockets: Permission = 'execute-api:ManageConnections';

/** What IAM asks for before a request goes through. An operation unknown here is granted nowhere. */
export function permissionsFor({ service, operation, path, body }: SentRequest): Permission[] {
  if (service === 'dynamodb') return permissionsOnTable(operation, body);
  // Path style: the bucket first, then the key.
  if (service === 's3') return [onImages(operation, path.split('/')[2] ?? '')];
  if (operation === 'PostToConnection') return [postToSockets];
  return [`${service}:${operation}`];
}

function permissionsOnTable(operation: string, body: SentRequest['body']): Permission[] {
  if (operation.startsWith('Transact')) {
    const items = body.TransactItems as Record<string, unknown>[];
    return items.flatMap(Object.keys).map((kind) => onTable(ofItem[kind] ?? kind));
  }
  const { IndexName } = body;
  return [typeof IndexName === 'string' ? onIndex(operation, IndexName) : onTable(operation)];
}

/** What a grant lets a function do, each once. */
export const permissionsIn = ({
  table = [],
  indexes = [],
  images,
  tokens,
  sockets,
}: Grant): Permission[] => [
  ...table.map(onTable),
  ...indexes.map((index) => onIndex('Query', index)),
  ...(images?.actions.map((action) => onImages(action, images.in)) ?? []),
  ...(tokens ? [readSecret] : []),
  ...(sockets ? [postToSockets] : []),
];
