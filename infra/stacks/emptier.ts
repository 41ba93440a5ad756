import { CfnResource, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';

/** Construct id of the CDK's helper that empties buckets before their deletion; one per stack. */
const EMPTIER = 'Custom::S3AutoDeleteObjectsCustomResourceProvider';

/**
 * Gives the CDK's helper that empties buckets a log group of the stack, and the right to write to that
 * group only. By default Lambda creates a log group for it, which remains after the stack is deleted.
 */
export function tidyEmptier(stack: Stack): void {
  if (stack.node.tryFindChild('EmptierLogs')) return;
  const logs = new LogGroup(stack, 'EmptierLogs', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const write = {
    Effect: 'Allow',
    Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    Resource: logs.logGroupArn,
  };
  for (const child of stack.node.findChild(EMPTIER).node.children) {
    if (!CfnResource.isCfnResource(child)) continue;
    if (child.cfnResourceType === 'AWS::Lambda::Function') {
      child.addPropertyOverride('LoggingConfig', { LogGroup: logs.logGroupName });
    }
    if (child.cfnResourceType === 'AWS::IAM::Role') {
      child.addPropertyDeletionOverride('ManagedPolicyArns');
      const document = { Version: '2012-10-17', Statement: [write] };
      child.addPropertyOverride('Policies', [{ PolicyName: 'Logs', PolicyDocument: document }]);
    }
  }
}
