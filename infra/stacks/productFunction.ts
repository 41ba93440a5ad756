import { join } from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct, type Node } from 'constructs';
import { areaOf, lambdaName } from '#infra/build/bundling.ts';
import { isWorker, manifest, type FunctionName } from '#infra/manifest.ts';
import { routes, type RouteName } from '#shared/routes.ts';
import { acknowledge } from './acknowledge.ts';
import { statementsOf, wildcardsOf, writesAndTraces, type Granted } from './functionPolicy.ts';
import { secretReference } from './originSecret.ts';
import type { Stage } from './stage.ts';
import { settingsOf, targetOf, type Target } from './target.ts';

export interface ProductFunctionProps extends Granted {
  readonly stage: Stage;
  readonly name: FunctionName;
  /** Folder of the bundles, which has one folder per function. */
  readonly bundles: string;
  /** Environment variables of this function only. @default - none */
  readonly settings?: Record<string, string>;
}

/** Least timeout, in seconds. A stand-in for AWS runs all functions on one machine and is slower. */
const LEAST_SECONDS: Record<Target, number> = { aws: 0, localstack: 25 };

/** Only dimension of the metrics of outcomes, equal for all functions, so that they are summed up. */
export const SERVICE = 'coldroom';

/** CloudWatch namespace of a stage's metrics of outcomes. */
export const metricsNamespaceOf = (stage: Stage): string => `Coldroom/${stage.name}`;

/** Name of a function's Lambda in AWS. */
export const functionNameOf = (stage: Stage, name: FunctionName): string =>
  `coldroom-${stage.name}-${lambdaName(name)}`;

const areasOfApi = new Set(Object.keys(routes).map((name) => areaOf(name as RouteName)));

/**
 * What the log group of a function is named after: its area, such as `bookings`. The API’s stack and that of workers would
 * both create the group of an area that they share, and AWS refuses the second, so that of the workers is `mails-workers`.
 */
function logsOf(name: FunctionName): string {
  const area = areaOf(name);
  return isWorker(name) && areasOfApi.has(area) ? `${area}-workers` : area;
}

/**
 * The log group of a function, which those of its area share, such as all of `bookings`: one for each would bring the
 * stack near the limit of 500 resources. Each line names its function.
 */
function logGroupOf(scope: Construct, stage: Stage, name: FunctionName): LogGroup {
  const stack = Stack.of(scope);
  const id = `Logs-${areaOf(name)}`;
  const known = stack.node.tryFindChild(id);
  if (known) return known as LogGroup;
  return new LogGroup(stack, id, {
    logGroupName: `/aws/lambda/coldroom-${stage.name}-${logsOf(name)}`,
    retention: RetentionDays.THREE_MONTHS,
    // Its name is fixed: if it were retained, the next deployment could not create it.
    removalPolicy: RemovalPolicy.DESTROY,
  });
}

/** A Lambda of the product with its own role, which has the rights of the function's row in the manifest. */
export class ProductFunction extends Construct {
  readonly handler: Function;

  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    super(scope, id);
    const { stage, name, bundles } = props;
    const { grant, memoryMB, timeoutSeconds } = manifest[name];
    const functionName = functionNameOf(stage, name);
    const logGroup = logGroupOf(this, stage, name);
    const statements = [...writesAndTraces(logGroup), ...statementsOf(grant, props)];
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      // In the role, because a policy of its own for each would bring the stack near the limit of 500 resources.
      inlinePolicies: { Grant: new PolicyDocument({ statements }) },
    });
    this.handler = new Function(this, 'Function', {
      functionName,
      // The CDK would write X-Ray into a policy beside it. What feeds a worker adds its own rights.
      role: name in routes ? role.withoutPolicyUpdates() : role,
      logGroup,
      description: `${name} of Coldroom`,
      code: Code.fromAsset(join(bundles, lambdaName(name))),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMB,
      timeout: Duration.seconds(Math.max(timeoutSeconds, LEAST_SECONDS[targetOf(this.node)])),
      tracing: Tracing.ACTIVE,
      environment: {
        ...environmentOf(props),
        ...props.settings,
        ...originSecretsOf(props, this.node),
        ...settingsOf(this.node),
      },
    });
    acknowledge(role, wildcardsOf(this, grant, props));
  }
}

function environmentOf({
  stage,
  name,
  data,
  sockets,
}: ProductFunctionProps): Record<string, string> {
  const { grant } = manifest[name];
  return {
    TABLE_NAME: data.table.tableName,
    ...((grant.images ?? grant.widths) && { BUCKET_NAME: data.images.bucketName }),
    ...(grant.tokens && { TOKEN_SECRET_ARN: data.tokenSecret.secretArn }),
    ...(sockets && { SOCKETS_URL: sockets.url }),
    POWERTOOLS_SERVICE_NAME: SERVICE,
    POWERTOOLS_METRICS_NAMESPACE: metricsNamespaceOf(stage),
    POWERTOOLS_LOG_LEVEL: 'INFO',
    NODE_OPTIONS: '--enable-source-maps',
  };
}

/** The secrets by which a function recognises CloudFront. A stand-in has no CloudFront, so none. */
function originSecretsOf(
  { name, stage, data: { originSecret } }: ProductFunctionProps,
  node: Node,
): Record<string, string> {
  if (targetOf(node) !== 'aws' || !manifest[name].limitsByAddress) return {};
  const { shown, before } = stage.settings.originSecret ?? {};
  return {
    ORIGIN_SECRET: secretReference(originSecret, shown),
    ...(before && { ORIGIN_SECRET_BEFORE: secretReference(originSecret, before) }),
  };
}
