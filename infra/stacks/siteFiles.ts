import { Aws, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledge, wildcardActions, wildcardResource, type Reasons } from './acknowledge.ts';

export interface SiteFilesProps {
  readonly bucket: Bucket;
  readonly distribution: IDistribution;
  /** The built site, `dist/`. */
  readonly folder: string;
  /** What the site is told when it starts. */
  readonly config: Record<string, unknown>;
}

const immutable = CacheControl.fromString('public, max-age=31536000, immutable');
const alwaysFresh = CacheControl.fromString('no-cache');

/**
 * Uploads the site. Files under `assets/` have a hash in their names: they are kept for a year, and
 * stay when a new version comes, for the pages that are still open somewhere.
 */
export class SiteFiles extends Construct {
  /** What pages name; nothing that names it may come before it. */
  readonly assets: BucketDeployment;

  constructor(scope: Construct, id: string, props: SiteFilesProps) {
    super(scope, id);
    const { bucket, distribution, folder, config } = props;
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The role that the helper would bring may make log groups, and so one that outlives the stack.
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    const common = { destinationBucket: bucket, logGroup, role };
    this.assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(folder, { exclude: ['*', '!assets', '!assets/**'] })],
      cacheControl: [immutable],
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [
        Source.asset(folder, { exclude: ['assets'] }),
        Source.jsonData('config.json', config),
      ],
      cacheControl: [alwaysFresh],
      exclude: ['assets/*'],
      distribution,
      distributionPaths: ['/*'],
    });
    // A page must not name a file that is not there yet.
    pages.node.addDependency(this.assets);
    acknowledge(role, reasonsFor(bucket));
    acknowledge(Stack.of(this), {
      'AwsSolutions-L1': 'The runtime of the helper that uploads the site is the CDK’s choice',
    });
  }
}

/** What the CDK grants its helper that uploads the site. */
function reasonsFor(bucket: Bucket): Reasons {
  const reads = 'The helper that uploads the site reads it where the CDK put it';
  const writes = 'The helper that uploads the site replaces and deletes whatever its bucket holds';
  const staged = bucket.stack.formatArn({
    service: 's3',
    region: '',
    account: '',
    resource: `cdk-hnb659fds-assets-${Aws.ACCOUNT_ID}-${Aws.REGION}`,
    resourceName: '*',
  });
  return {
    ...wildcardActions(['s3:GetBucket*', 's3:GetObject*', 's3:List*'], reads),
    ...wildcardResource(bucket, staged, reads),
    ...wildcardActions(['s3:Abort*', 's3:DeleteObject*'], writes),
    ...wildcardResource(bucket, bucket.arnForObjects('*'), writes),
    ...wildcardResource(
      bucket,
      '*',
      'The CDK lets its helper empty the caches of any distribution',
    ),
  };
}
