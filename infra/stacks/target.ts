import type { Node } from 'constructs';

/** Where the app is deployed: to AWS, or to a stand-in for AWS on this machine. */
export type Target = 'aws' | 'localstack';

/** Default address of MiniStack and LocalStack. */
const STANDARD_ENDPOINT = 'http://127.0.0.1:4566';

/** The target that `-c target=…` names. */
export function targetOf(node: Node): Target {
  const target: unknown = node.tryGetContext('target') ?? 'aws';
  if (target === 'aws' || target === 'localstack') return target;
  throw new Error(`target must be aws or localstack, not "${String(target)}"`);
}

/**
 * Address at which the functions reach the stand-in for AWS, which `-c endpoint=…` names. Undefined if
 * the target is AWS.
 */
export function standInOf(node: Node): string | undefined {
  if (targetOf(node) === 'aws') return undefined;
  return String(node.tryGetContext('endpoint') ?? STANDARD_ENDPOINT).replace(/\/$/, '');
}

/**
 * Environment variables of the functions for tests, such as
 * `-c settings=LIMIT_REGISTER=100000,TOKEN_CHECK_SECONDS=0`: a stand-in is tested from one address.
 * @throws if the target is AWS
 */
export function settingsOf(node: Node): Record<string, string> {
  const settings: unknown = node.tryGetContext('settings');
  if (typeof settings !== 'string') return {};
  if (targetOf(node) === 'aws') throw new Error('settings are for tests, and not for AWS');
  return Object.fromEntries(
    settings.split(',').map((setting) => setting.split('=', 2) as [string, string]),
  );
}
