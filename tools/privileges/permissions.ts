import type { Grant } from '#infra/manifest.ts';

/** A request that a function sent to AWS. */
export interface SentRequest {
  /** The service that the request was signed for. */
  service: string;
  operation: string;
  path: string;
  body: Record<string, unknown>;
}

/** An IAM action and, after a space, its resource: `dynamodb:Query index/gsi1`. */
type Permission = string;

/** Actions by the item of a transaction; the transaction itself has none. */
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
const sendEmail: Permission = 'ses:SendEmail';
const manageSockets: Permission = 'execute-api:ManageConnections';

/** The permissions that IAM requires for a request. No grant contains those of unknown operations. */
export function permissionsFor({ service, operation, path, body }: SentRequest): Permission[] {
  if (service === 'dynamodb') return permissionsOnTable(operation, body);
  // Path style: the bucket first, then the key.
  if (service === 's3') return [onImages(operation, path.split('/')[2] ?? '')];
  if (/^(PostTo|Delete)Connection$/.test(operation)) return [manageSockets];
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

/** The permissions of a grant, without duplicates. */
export const permissionsIn = ({
  table = [],
  indexes = [],
  images,
  widths = [],
  tokens,
  mails,
  sockets,
}: Grant): Permission[] => [
  ...table.map(onTable),
  ...indexes.map((index) => onIndex('Query', index)),
  ...(images?.actions.map((action) => onImages(action, images.in)) ?? []),
  ...widths.map((action) => onImages(action, 'widths')),
  ...(tokens ? [readSecret] : []),
  ...(mails ? [sendEmail] : []),
  ...(sockets ? [manageSockets] : []),
];
