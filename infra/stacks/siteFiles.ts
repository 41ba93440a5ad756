import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledge, wildcardActions, wildcardResource, type Reasons } from './acknowledge.ts';

export interface SiteFilesProps {
  readonly bucket: Bucket;
  /** The built site, `dist/`. */
  readonly folder: string;
  /** Content of config.json, which the site reads when it starts. */
  readonly config: Record<string, unknown>;
}

const immutable = CacheControl.fromString('public, max-age=31536000, immutable');
/** CloudFront asks for such a file again after a second, so no deployment has to invalidate its cache. */
const alwaysFresh = CacheControl.fromString('no-cache');

/**
 * Uploads the site. Files under `assets/` have a hash in their names, so they are cached for a year. A
 * new version does not delete the old ones, because open pages may still load them.
 */
export class SiteFiles extends Construct {
  /** The upload of `assets/`. Pages that name its files must be deployed after it. */
  readonly assets: BucketDeployment;

  constructor(scope: Construct, id: string, props: SiteFilesProps) {
    super(scope, id);
    const { bucket, folder, config } = props;
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The helper's default role may create log groups, which would remain after the stack is deleted.
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    // Empties the bucket if the deployment of its stack fails, because a bucket with files cannot be deleted.
    const common = { destinationBucket: bucket, logGroup, role, retainOnDelete: false };
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
    });
    // Pages name files under assets/, so those are uploaded first.
    pages.node.addDependency(this.assets);
    acknowledge(role, reasonsFor(bucket));
    acknowledge(Stack.of(this), {
      'AwsSolutions-L1': 'The CDK chooses the runtime of its helper that uploads the site',
    });
  }
}

/** Reasons for the wildcards that the CDK grants its helper that uploads the site. */
function reasonsFor(bucket: Bucket): Reasons {
  const reads = 'The helper that uploads the site reads it from the CDK’s bucket of assets';
  const writes = 'The helper that uploads the site replaces and deletes any file in its bucket';
  const staged = bucket.stack.formatArn({
    service: 's3',
    region: '',
    account: '',
    resource: `cdk-hnb659fds-assets-${bucket.stack.account}-${bucket.stack.region}`,
    resourceName: '*',
  });
  return {
    ...wildcardActions(['s3:GetBucket*', 's3:GetObject*', 's3:List*'], reads),
    ...wildcardResource(bucket, staged, reads),
    ...wildcardActions(['s3:Abort*', 's3:DeleteObject*'], writes),
    ...wildcardResource(bucket, bucket.arnForObjects('*'), writes),
  };
}
