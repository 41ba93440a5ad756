import { Stack, type App } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

export interface AlarmTopicProps {
  readonly stage: Stage;
  /** Who is told. @default - nobody, until somebody subscribes to the topic */
  readonly email?: string | undefined;
}

/**
 * Where alarms are told. A topic with a policy of its own has no other: CloudWatch is let in here, for
 * the alarms of this account.
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
 * The address that the command line gives by `-c alarmEmail=…`.
 * @throws where it is none
 */
export function alarmEmailOf({ node }: App): string | undefined {
  const email: unknown = node.tryGetContext('alarmEmail');
  if (email === undefined) return undefined;
  if (typeof email === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw new Error('alarmEmail must be an e-mail address');
}
