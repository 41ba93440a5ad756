import { CfnOutput, Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { CfnPipe } from 'aws-cdk-lib/aws-pipes';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { mailFilter } from '#functions/workers/mails/filter.ts';
import { BundledStack, type BundledStackProps } from './bundledStack.ts';
import type { Stage } from './stage.ts';
import { workQueue } from './workQueue.ts';

export interface MailStackProps extends BundledStackProps {
  /** Origin of the site, for links. */
  readonly siteUrl: string;
}

/** Name of the queue of e-mails that could not be sent. */
export const failedMailsName = (stage: Stage): string => `coldroom-${stage.name}-mails-failed`;

/** How often the queue hands an e-mail over before it gives up. */
const TRIES = 10;
/** Sends at once: SES allows one e-mail a second at first. */
const CONCURRENCY = 2;

/**
 * E-mails: a pipe from the table's stream to a queue, the function that sends them, and the sender at SES.
 * Without the setting `mailFrom` the pipe is stopped, and nothing is sent.
 */
export class MailStack extends BundledStack {
  constructor(scope: Construct, id: string, props: MailStackProps) {
    super(scope, id, props);
    const { stage, data, siteUrl } = props;
    const { contactEmail, mailFrom } = stage.settings;
    const configuration = new ConfigurationSet(this, 'Configuration', {
      configurationSetName: `coldroom-${stage.name}`,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const sender = this.make('mails.send', {
      settings: {
        SITE_URL: siteUrl,
        MAIL_CONFIGURATION: configuration.configurationSetName,
        ...(mailFrom !== undefined && { MAIL_FROM: `Coldroom <${mailFrom}>` }),
        ...(contactEmail !== undefined && { MAIL_REPLY_TO: contactEmail }),
      },
    });
    if (mailFrom !== undefined) {
      const identity = this.identityOf(mailFrom, configuration);
      sender.addToRolePolicy(
        new PolicyStatement({
          // An e-mail with a file may be checked as a raw one.
          actions: ['ses:SendEmail', 'ses:SendRawEmail'],
          resources: [identity.emailIdentityArn, this.arnOf(configuration)],
          conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
        }),
      );
    }
    this.listen(configuration);
    const queue = workQueue(this, {
      queueName: `coldroom-${stage.name}-mails`,
      failedName: failedMailsName(stage),
      tries: TRIES,
      retentionPeriod: Duration.days(1),
    });
    sender.addEventSource(new SqsEventSource(queue, { batchSize: 1, maxConcurrency: CONCURRENCY }));
    this.pipe(data.table, queue, mailFrom !== undefined);
  }

  /** The domain that e-mails come from. SES signs them once its DKIM records are in the DNS. */
  private identityOf(mailFrom: string, configurationSet: ConfigurationSet): EmailIdentity {
    const domain = mailFrom.replace(/^.*@/, '');
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      configurationSet,
    });
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      const description = `Record ${index + 1} of 3 of DKIM (CNAME)`;
      new CfnOutput(this, `Dkim${index + 1}`, { value: `${name} ${value}`, description });
    }
    return identity;
  }

  /** Has SES report e-mails that come back and complaints, which switch the address off. */
  private listen(configuration: ConfigurationSet): void {
    const bus = EventBus.fromEventBusName(this, 'Bus', 'default');
    configuration.addEventDestination('Reports', {
      destination: EventDestination.eventBus(bus),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    new Rule(this, 'Reported', {
      description: 'Switches off addresses that e-mails come back from',
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Bounce', 'Complaint'],
          mail: { tags: { 'ses:configuration-set': [configuration.configurationSetName] } },
        },
      },
      targets: [new LambdaFunction(this.make('mails.switchOff'))],
    });
  }

  private arnOf({ configurationSetName }: ConfigurationSet): string {
    const resource = 'configuration-set';
    return this.formatArn({ service: 'ses', resource, resourceName: configurationSetName });
  }

  /** Puts each new e-mail of the table on the queue. */
  private pipe({ tableStreamArn = '' }: ITable, queue: Queue, runs: boolean): void {
    const role = new Role(this, 'PipeRole', {
      assumedBy: new ServicePrincipal('pipes.amazonaws.com'),
    });
    const read = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
    role.addToPolicy(
      new PolicyStatement({
        actions: read.map((action) => `dynamodb:${action}`),
        resources: [tableStreamArn],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
    );
    const pipe = new CfnPipe(this, 'Pipe', {
      description: 'Puts new e-mails of Coldroom on their queue',
      roleArn: role.roleArn,
      source: tableStreamArn,
      target: queue.queueArn,
      desiredState: runs ? 'RUNNING' : 'STOPPED',
      sourceParameters: {
        dynamoDbStreamParameters: { startingPosition: 'LATEST', batchSize: 10 },
        filterCriteria: { filters: [{ pattern: JSON.stringify(mailFilter) }] },
      },
    });
    pipe.node.addDependency(role);
  }
}
