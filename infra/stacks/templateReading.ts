import type { Template } from 'aws-cdk-lib/assertions';
import { resourcesOf } from './synthesize.ts';

interface Ref {
  Ref: string;
}

interface GetAtt {
  'Fn::GetAtt': [string, string];
}

interface ApiResource {
  ParentId: Ref | GetAtt;
  PathPart: string;
}

interface Method {
  HttpMethod: string;
  ResourceId: Ref | GetAtt;
  Integration: { Uri: unknown };
}

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  /** Applies to everything but what it names, so it counts as a wildcard. */
  NotAction?: unknown;
  NotResource?: unknown;
  NotPrincipal?: unknown;
  Principal?: unknown;
}

interface Policy {
  Roles: Ref[];
  PolicyDocument: { Statement: Statement[] };
}

/** Routes of a REST API as `GET /coldroom/{id} → name-of-the-lambda`. For tests. */
export function routesOf(template: Template): string[] {
  const functions = resourcesOf(template, 'AWS::Lambda::Function');
  return Object.values(resourcesOf(template, 'AWS::ApiGateway::Method')).map(({ Properties }) => {
    const { HttpMethod, ResourceId, Integration } = Properties as unknown as Method;
    const uri = JSON.stringify(Integration.Uri);
    const [, target] = Object.entries(functions).find(([id]) => uri.includes(`"${id}"`)) ?? [];
    return `${HttpMethod} ${pathOf(template, ResourceId)} → ${String(target?.Properties.FunctionName)}`;
  });
}

function pathOf(template: Template, id: Ref | GetAtt): string {
  if ('Fn::GetAtt' in id) return '';
  const resource = resourcesOf(template, 'AWS::ApiGateway::Resource')[id.Ref];
  const { ParentId, PathPart } = resource?.Properties as unknown as ApiResource;
  return `${pathOf(template, ParentId)}/${PathPart}`;
}

/** Statements of the policies that a Lambda's role has. For tests. */
export function policiesOf(template: Template, functionName: string): Statement[] {
  const lambda = Object.values(resourcesOf(template, 'AWS::Lambda::Function')).find(
    ({ Properties }) => Properties.FunctionName === functionName,
  );
  const role = (lambda?.Properties.Role as GetAtt)['Fn::GetAtt'][0];
  const { Policies = [] } = (resourcesOf(template, 'AWS::IAM::Role')[role]?.Properties ??
    {}) as unknown as { Policies?: Omit<Policy, 'Roles'>[] };
  const beside = Object.values(resourcesOf(template, 'AWS::IAM::Policy'))
    .map(({ Properties }) => Properties as unknown as Policy)
    .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role));
  return [...Policies, ...beside].flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

/** All policy statements of a template: of roles, inline policies and buckets. For tests. */
export function allStatements(template: Template): { where: string; statement: Statement }[] {
  return Object.entries(resourcesOf(template)).flatMap(([where, resource]) =>
    statementsIn(resource.Properties).map((statement) => ({ where, statement })),
  );
}

function statementsIn(value: unknown): Statement[] {
  if (Array.isArray(value)) return value.flatMap(statementsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('Effect' in value) return [value as Statement];
  return Object.values(value).flatMap(statementsIn);
}

/** A value as text; references of CloudFormation are written as `<Bucket.Arn>`. For tests. */
export function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const [name, content] = Object.entries<unknown>({ ...value })[0] ?? ['', ''];
  const parts: unknown[] = Array.isArray(content) ? content : [content];
  switch (name) {
    case 'Fn::Join':
      return (parts[1] as unknown[]).map(written).join(String(parts[0]));
    case 'Fn::Sub':
      return String(parts[0]).replace(/\$\{(.*?)\}/g, '<$1>');
    case 'Ref':
    case 'Fn::GetAtt':
    case 'Fn::ImportValue':
      return `<${parts.map(written).join('.')}>`;
    default:
      return JSON.stringify(value);
  }
}
