import { Stack, type App } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

export interface AlarmTopicProps {
  readonly stage: Stage;
  /** Address that alarms are sent to. @default - none, until somebody subscribes to the topic */
  readonly email?: string | undefined;
}

/**
 * The topic that alarms publish to. A topic with its own policy loses the default one, so the policy
 * allows CloudWatch to publish the alarms of this account.
 */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { stage, email }: AlarmTopicProps) {
    super(scope, id, {
      topicName: `coldroom-${stage.name}-alarms`,
      displayName: `Coldroom ${stage.name}`,
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
    if (email) this.addSubscription(new EmailSubscription(email));
  }
}

/**
 * The e-mail address that `-c alarmEmail=…` names.
 * @throws if it is not an e-mail address
 */
export function alarmEmailOf({ node }: App): string | undefined {
  const email: unknown = node.tryGetContext('alarmEmail');
  if (email === undefined) return undefined;
  if (typeof email === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw new Error('alarmEmail must be an e-mail address');
}
