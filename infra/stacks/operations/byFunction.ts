import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { functionNames } from '#infra/manifest.ts';
import { functionNameOf } from '../productFunction.ts';
import type { Stage } from '../stage.ts';

/** CloudWatch refuses a longer search. */
const MOST_CHARACTERS = 1024;

/**
 * A metric of each function of the stage. A quoted name in a search matches that name only and no
 * beginning of it, so every function is named; as many searches are made as that takes.
 */
export function byFunction(stage: Stage, metricName: string, statistic: string): MathExpression[] {
  const names = functionNames.map((name) => `"${functionNameOf(stage, name)}"`);
  const searchFor = (some: string[]): string =>
    `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metricName}" FunctionName=(${some.join(' OR ')})', '${statistic}', 300)`;
  const searches: string[][] = [[]];
  for (const name of names) {
    const last = searches.at(-1) ?? [];
    if (searchFor([...last, name]).length <= MOST_CHARACTERS) last.push(name);
    else searches.push([name]);
  }
  return searches.map(
    (some) => new MathExpression({ expression: searchFor(some), label: '', usingMetrics: {} }),
  );
}
