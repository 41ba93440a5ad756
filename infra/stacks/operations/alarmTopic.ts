import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/**
 * The topic that alarms publish to. A topic with its own policy loses the default one, so the policy
 * allows CloudWatch to publish the alarms of this account.
 */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { name, settings }: Stage) {
    super(scope, id, {
      topicName: `coldroom-${name}-alarms`,
      displayName: `Coldroom ${name}`,
      enforceSSL: true,
    });
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    const { alarmEmail } = settings;
    if (alarmEmail) this.addSubscription(new EmailSubscription(alarmEmail));
  }
}
