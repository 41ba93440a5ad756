import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

const LOGS = 'service-role/AmazonAPIGatewayPushToCloudWatchLogs';

/**
 * What belongs to the account and region, not to a stage: the role with which API Gateway writes logs. All
 * stages and other products of the account use it, so it stays when a stage is destroyed, and even when
 * this stack is.
 */
export class AccountStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    const role = new Role(this, 'ApiGatewayLogs', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(LOGS)],
    });
    const account = new CfnAccount(this, 'ApiGateway', { cloudWatchRoleArn: role.roleArn });
    account.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    role.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    acknowledge(role, {
      [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${LOGS}]`]:
        'AWS maintains this policy for the account’s logging role',
    });
  }
}
