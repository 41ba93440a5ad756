import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { lambdaName } from '#infra/bundling.ts';
import { grants, type Grant } from '#infra/grants.ts';
import type { RouteName } from '#shared/routes.ts';
import type { DataStack } from './data.ts';
import type { Stage } from './stage.ts';

export interface EndpointFunctionProps {
  readonly stage: Stage;
  readonly data: DataStack;
  readonly endpoint: RouteName;
  /** Folder of the bundles, one folder a function. */
  readonly bundles: string;
}

/** A whole vCPU, in MB of memory: bcrypt takes as long as the processor lets it. */
const ONE_CPU_MB = 1769;
const USUAL_MB = 512;
const hashesPasswords: RouteName[] = ['auth.login', 'auth.register', 'account.changePassword'];

/** The Lambda of one endpoint, with a role of its own that may do what `grants` says. */
export class EndpointFunction extends Construct {
  readonly handler: Function;

  constructor(scope: Construct, id: string, props: EndpointFunctionProps) {
    super(scope, id);
    const { stage, endpoint, bundles, data } = props;
    const name = lambdaName(endpoint);
    const functionName = `coldroom-${stage.name}-${name}`;
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: stage.removalPolicy,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    this.handler = new Function(this, 'Function', {
      functionName,
      role,
      logGroup,
      description: `${endpoint} of the Coldroom API`,
      code: Code.fromAsset(join(bundles, name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: hashesPasswords.includes(endpoint) ? ONE_CPU_MB : USUAL_MB,
      timeout: Duration.seconds(10),
      tracing: Tracing.ACTIVE,
      environment: environmentOf(name, grants[endpoint], data),
    });
    for (const statement of statementsOf(grants[endpoint], data)) role.addToPolicy(statement);
  }
}

const environmentOf = (
  name: string,
  grant: Grant,
  { table, images, tokenSecret }: DataStack,
): Record<string, string> => ({
  TABLE_NAME: table.tableName,
  ...(grant.images && { BUCKET_NAME: images.bucketName }),
  ...(grant.tokens && { TOKEN_SECRET_ARN: tokenSecret.secretArn }),
  POWERTOOLS_SERVICE_NAME: name,
  POWERTOOLS_METRICS_NAMESPACE: 'Coldroom',
  POWERTOOLS_LOG_LEVEL: 'INFO',
  NODE_OPTIONS: '--enable-source-maps',
});

const allow = (service: string, actions: readonly string[], resources: string[]) =>
  new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });

function statementsOf(grant: Grant, { table, images, tokenSecret }: DataStack): PolicyStatement[] {
  const { table: onTable, indexes = [], images: onImages, tokens } = grant;
  const indexArns = indexes.map((index) => `${table.tableArn}/index/${index}`);
  return [
    ...(onTable ? [allow('dynamodb', onTable, [table.tableArn])] : []),
    ...(indexArns.length > 0 ? [allow('dynamodb', ['Query'], indexArns)] : []),
    ...(onImages
      ? [allow('s3', onImages.actions, [images.arnForObjects(`${onImages.in}/*`)])]
      : []),
    ...(tokens ? [allow('secretsmanager', ['GetSecretValue'], [tokenSecret.secretArn])] : []),
  ];
}
