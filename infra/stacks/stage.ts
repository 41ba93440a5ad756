import { RemovalPolicy } from 'aws-cdk-lib';
import type { Node } from 'constructs';

/** A deployment of the product. The stage `prod` keeps its data; any other can be destroyed completely. */
export interface Stage {
  readonly name: string;
  readonly keepsData: boolean;
  readonly removalPolicy: RemovalPolicy;
}

export const stageNamed = (name: string): Stage => {
  if (!/^[a-z][a-z0-9]{0,15}$/.test(name)) {
    throw new Error(`stage must be 1 to 16 small letters and digits, not "${name}"`);
  }
  const keepsData = name === 'prod';
  return {
    name,
    keepsData,
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  };
};

/** The stage that `-c stage=…` names. */
export const stageOf = (node: Node): Stage =>
  stageNamed(String(node.tryGetContext('stage') ?? 'dev'));
