import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Why each rule of cdk-nag that a construct does not follow is not followed, by the rule's id. */
export type Reasons = Readonly<Record<string, string>>;

/** Lets cdk-nag pass over rules at a construct and all that is in it, each for its reason. */
export const acknowledge = (construct: IConstruct, reasons: Reasons): void =>
  Validations.of(construct).acknowledge(
    ...Object.entries(reasons).map(([id, reason]) => ({ id, reason })),
  );

/** Ids of cdk-nag's rule about wildcards in policies, where these actions are acknowledged. */
export const wildcardActions = (actions: readonly string[], reason: string): Reasons =>
  Object.fromEntries(actions.map((action) => [`AwsSolutions-IAM5[Action::${action}]`, reason]));

/** The id of cdk-nag's rule about wildcards in policies, where this resource is acknowledged. */
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

/** What CloudFormation will fill in, as cdk-nag writes it: `<Bucket.Arn>/*`, or the export’s name. */
function written(value: Written): string {
  if (typeof value === 'string') return value;
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::ImportValue': imported, 'Fn::Join': join } = value;
  if (imported) return imported;
  if (join) return join[1].map(written).join(join[0]);
  return `<${Ref ?? attribute?.join('.') ?? ''}>`;
}
