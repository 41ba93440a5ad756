import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Reasons for not following rules of cdk-nag, by the rule's id. */
export type Reasons = Readonly<Record<string, string>>;

/** Suppresses rules of cdk-nag for a construct and its children, each with its reason. */
export const acknowledge = (construct: IConstruct, reasons: Reasons): void =>
  Validations.of(construct).acknowledge(
    ...Object.entries(reasons).map(([id, reason]) => ({ id, reason })),
  );

/** Suppresses cdk-nag's rule about wildcards in policies for these actions. */
export const wildcardActions = (actions: readonly string[], reason: string): Reasons =>
  Object.fromEntries(actions.map((action) => [`AwsSolutions-IAM5[Action::${action}]`, reason]));

/** Suppresses cdk-nag's rule about wildcards in policies for this resource. */
export const wildcardResource = (scope: IConstruct, arn: string, reason: string): Reasons => ({
  [`AwsSolutions-IAM5[Resource::${written(Stack.of(scope).resolve(arn) as Written)}]`]: reason,
});

type Written = string | Intrinsic;

interface Intrinsic {
  Ref?: string;
  'Fn::GetAtt'?: [string, string];
  'Fn::ImportValue'?: string;
  'Fn::Join'?: [string, Written[]];
}

/** An unresolved value in cdk-nag's notation: `<Bucket.Arn>/*`, or the name of an export. */
function written(value: Written): string {
  if (typeof value === 'string') return value;
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::ImportValue': imported, 'Fn::Join': join } = value;
  if (imported) return imported;
  if (join) return join[1].map(written).join(join[0]);
  return `<${Ref ?? attribute?.join('.') ?? ''}>`;
}
