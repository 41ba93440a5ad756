import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { mailFilter } from '#functions/workers/mails/filter.ts';
import { addresses, prodWith, propertiesOf, resourcesOf, synthesize } from './synthesize.ts';
import { policiesOf } from './templateReading.ts';

const { mail } = synthesize(prodWith());
const { mail: silent } = synthesize();

const idOf = (type: string, name = ''): string =>
  Object.keys(resourcesOf(mail, type)).find((id) => id.startsWith(name)) ?? '';
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

/** Logical id of the function that switches addresses off. */
const switchOffId = (): string =>
  Object.entries(resourcesOf(mail, 'AWS::Lambda::Function')).find(
    ([, { Properties }]) => Properties.FunctionName === 'coldroom-prod-mails-switchOff',
  )?.[0] ?? '';

interface Pipe {
  SourceParameters: { FilterCriteria: { Filters: { Pattern: string }[] } };
}

interface Sender {
  FunctionName: string;
  Environment: { Variables: Record<string, unknown> };
}

describe('e-mails', () => {
  it('get from the stream to the queue where they are new, and in no other state', () => {
    const [pipe] = propertiesOf<Pipe>(mail, 'AWS::Pipes::Pipe');
    const patterns = pipe?.SourceParameters.FilterCriteria.Filters.map(
      ({ Pattern }) => JSON.parse(Pattern) as unknown,
    );
    expect(patterns).toEqual([mailFilter]);
    mail.hasResourceProperties('AWS::Pipes::Pipe', {
      DesiredState: 'RUNNING',
      Target: arnOf(idOf('AWS::SQS::Queue', 'Queue')),
    });
  });

  it('are tried for an hour, and then are in a queue of their own', () => {
    mail.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: 'coldroom-prod-mails',
      VisibilityTimeout: 360,
      RedrivePolicy: {
        deadLetterTargetArn: arnOf(idOf('AWS::SQS::Queue', 'Failed')),
        maxReceiveCount: 10,
      },
    });
    mail.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: 'coldroom-prod-mails-failed',
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
    });
  });

  it('are sent one by one, at most two at once', () => {
    mail.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: 2 },
      EventSourceArn: arnOf(idOf('AWS::SQS::Queue', 'Queue')),
    });
  });

  it('come from the domain of the setting, signed by DKIM, over TLS', () => {
    mail.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'coldroom.rw',
      ConfigurationSetAttributes: {
        ConfigurationSetName: { Ref: idOf('AWS::SES::ConfigurationSet') },
      },
    });
    mail.hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    expect(Object.keys(mail.findOutputs('*')).filter((id) => id.startsWith('Dkim'))).toHaveLength(
      3,
    );
  });

  it('may be sent from this address alone', () => {
    const [statement, ...others] = policiesOf(mail, 'coldroom-prod-mails-send').filter(
      ({ Action }) => Action.includes('ses:SendEmail'),
    );
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      Condition: { StringEquals: { 'ses:FromAddress': addresses.mailFrom } },
    });
    mail.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({ MAIL_FROM: `Coldroom <${addresses.mailFrom}>` }),
      },
    });
  });

  it('are answered to the address that the site names, or to the sender where it names none', () => {
    const variablesOf = (template: typeof mail) =>
      propertiesOf<Sender>(template, 'AWS::Lambda::Function').find(({ FunctionName }) =>
        FunctionName.endsWith('-mails-send'),
      )?.Environment.Variables;
    expect(variablesOf(mail)).toMatchObject({ MAIL_REPLY_TO: addresses.contactEmail });
    expect(variablesOf(silent)).not.toHaveProperty('MAIL_REPLY_TO');
  });

  it('that come back, and complaints, are reported to the function that switches addresses off', () => {
    const configuration = { Ref: idOf('AWS::SES::ConfigurationSet') };
    mail.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      ConfigurationSetName: configuration,
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce', 'complaint'],
        EventBridgeDestination: { EventBusArn: Match.anyValue() },
      },
    });
    mail.hasResourceProperties('AWS::Events::Rule', {
      State: 'ENABLED',
      EventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Bounce', 'Complaint'],
          mail: { tags: { 'ses:configuration-set': [configuration] } },
        },
      },
      Targets: [Match.objectLike({ Arn: arnOf(switchOffId()) })],
    });
    const allowed = policiesOf(mail, 'coldroom-prod-mails-switchOff').flatMap(
      ({ Action }) => Action,
    );
    expect(allowed.filter((action) => action.startsWith('dynamodb:'))).toEqual([
      'dynamodb:UpdateItem',
    ]);
  });

  it('are not sent in a stage that has no address for them', () => {
    silent.hasResourceProperties('AWS::Pipes::Pipe', { DesiredState: 'STOPPED' });
    silent.resourceCountIs('AWS::SES::EmailIdentity', 0);
    expect(
      policiesOf(silent, 'coldroom-dev-mails-send').flatMap(({ Action }) => Action),
    ).not.toContain('ses:SendEmail');
  });
});
