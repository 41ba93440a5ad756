import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { bundledFunctions, lambdaName } from '#infra/build/bundling.ts';
import type { FunctionName } from '#infra/manifest.ts';
import type { DataStack } from './data.ts';
import { ProductFunction, type ProductFunctionProps } from './productFunction.ts';
import type { Stage } from './stage.ts';

export interface BundledStackProps extends StackProps {
  readonly stage: Stage;
  readonly data: DataStack;
}

type Options = Pick<ProductFunctionProps, 'sockets' | 'settings'>;

/** A stack that contains functions of the product. */
export abstract class BundledStack extends Stack {
  readonly #props: BundledStackProps;

  constructor(scope: Construct, id: string, { stage, data, ...props }: BundledStackProps) {
    super(scope, id, props);
    this.#props = { stage, data };
  }

  /** Creates the Lambda of a function from its bundle. */
  protected make(name: FunctionName, options: Options = {}): Function {
    const bundles = bundledFunctions();
    const props = { ...this.#props, name, bundles, ...options };
    return new ProductFunction(this, lambdaName(name), props).handler;
  }
}
