import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Problem } from '#infra/build/problem.ts';
import { parseSettings, type StageSettings } from './stageSettings.ts';

/** A deployment of the product. The stage `prod` keeps its data; any other can be destroyed completely. */
export interface Stage {
  readonly name: string;
  readonly settings: StageSettings;
  readonly keepsData: boolean;
  /**
   * Whether it cannot be deleted by mistake. Not before its first deployment has succeeded: what is
   * protected cannot be deleted either when that deployment fails, and so it could not be tried again.
   */
  readonly isProtected: boolean;
  /**
   * What is retained when its stack is deleted or replaces it, but not when the creation of its stack
   * fails: a resource that was left then would belong to no stack.
   */
  readonly removalPolicy: RemovalPolicy;
}

/** @throws Problem if the name is invalid */
export function checkName(name: string): void {
  if (/^[a-z][a-z0-9]{0,15}$/.test(name)) return;
  throw new Problem(`stage must be 1 to 16 small letters and digits, not "${name}"`);
}

/**
 * The stage `name` with its settings.
 * @throws Problem if the name or a setting is invalid, or `prod` lacks one
 */
export function stageNamed(name: string, given: unknown = {}): Stage {
  checkName(name);
  const settings = parseSettings(name, given);
  const keepsData = name === 'prod';
  return {
    name,
    settings,
    keepsData,
    isProtected: keepsData && settings.deployed !== undefined,
    removalPolicy: keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  };
}

/** A name that is unique in the account, whose regions share names of CloudFront and of dashboards. */
export const globalName = (scope: Construct, { name }: Stage, part: string): string =>
  `coldroom-${name}-${part}-${Stack.of(scope).region}`;
