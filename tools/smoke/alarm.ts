import * as z from 'zod/mini';
import { Problem } from '#infra/build/problem.ts';
import type { Outcome } from '#infra/build/run.ts';

/** Runs the AWS command line. */
export type Aws = (args: string[]) => Promise<Outcome>;

const topics = z.array(z.string());
const subscriptions = z.array(z.object({ Endpoint: z.string(), SubscriptionArn: z.string() }));

async function ask<T extends z.ZodMiniType>(aws: Aws, schema: T, args: string[]) {
  const { code, output } = await aws([...args, '--output', 'json']);
  if (code !== 0) throw new Problem(`aws ${args.slice(0, 2).join(' ')} failed: ${output.trim()}`);
  return schema.parse(JSON.parse(output));
}

/**
 * Sets off an alarm of a stage, which ends by itself within minutes, and names its recipients.
 * @throws Problem if no recipient has confirmed
 */
export async function ringAlarm(aws: Aws, stage: string): Promise<string> {
  const name = `coldroom-${stage}-page-errors`;
  const [topic] = await ask(aws, topics, [
    ...['cloudwatch', 'describe-alarms', '--alarm-names', name],
    ...['--query', 'MetricAlarms[].AlarmActions[]'],
  ]);
  if (topic === undefined) throw new Problem(`there is no alarm ${name} in this region`);
  const recipients = await ask(aws, subscriptions, [
    ...['sns', 'list-subscriptions-by-topic', '--topic-arn', topic],
    ...['--query', 'Subscriptions[].{Endpoint:Endpoint,SubscriptionArn:SubscriptionArn}'],
  ]);
  const confirmed = recipients.filter(({ SubscriptionArn }) => SubscriptionArn.startsWith('arn:'));
  if (confirmed.length === 0) {
    const asked = recipients.map(({ Endpoint }) => Endpoint).join(', ') || 'nobody';
    throw new Problem(`nobody is told of alarms: ${asked} has to confirm the mail from AWS`);
  }
  const { code, output } = await aws([
    ...['cloudwatch', 'set-alarm-state', '--alarm-name', name],
    ...['--state-value', 'ALARM', '--state-reason', 'Test after a deployment'],
  ]);
  if (code !== 0) throw new Problem(`the alarm cannot be set off: ${output.trim()}`);
  return `set off: a mail must come to ${confirmed.map(({ Endpoint }) => Endpoint).join(', ')} now`;
}
