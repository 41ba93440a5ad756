import type { Node } from 'constructs';

/** Where the app is deployed: to AWS, or to something on this machine that plays it in part. */
export type Target = 'aws' | 'localstack';

/** Where MiniStack and LocalStack listen. */
const STANDARD_ENDPOINT = 'http://127.0.0.1:4566';

/** The target that the command line names by `-c target=…`. */
export function targetOf(node: Node): Target {
  const target: unknown = node.tryGetContext('target') ?? 'aws';
  if (target === 'aws' || target === 'localstack') return target;
  throw new Error(`target must be aws or localstack, not "${String(target)}"`);
}

/**
 * Address of what plays AWS, as the functions reach it, by `-c endpoint=…`; undefined where AWS is
 * the target.
 */
export function standInOf(node: Node): string | undefined {
  if (targetOf(node) === 'aws') return undefined;
  return String(node.tryGetContext('endpoint') ?? STANDARD_ENDPOINT).replace(/\/$/, '');
}

/**
 * Settings of the functions for tests, by `-c settings=LIMIT_REGISTER=100000,TOKEN_CHECK_SECONDS=0`.
 * A stand-in is tested from one address; AWS takes none.
 */
export function settingsOf(node: Node): Record<string, string> {
  const settings: unknown = node.tryGetContext('settings');
  if (typeof settings !== 'string') return {};
  if (targetOf(node) === 'aws') throw new Error('settings are for tests, and not for AWS');
  return Object.fromEntries(
    settings.split(',').map((setting) => setting.split('=', 2) as [string, string]),
  );
}
