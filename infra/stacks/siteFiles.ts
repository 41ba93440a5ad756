import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { RemovalPolicy } from 'aws-cdk-lib';

export interface SiteFilesProps {
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
  /** The built site, `dist/`. */
  readonly folder: string;
}

const immutable = CacheControl.fromString('public, max-age=31536000, immutable');
const alwaysFresh = CacheControl.fromString('no-cache');

/**
 * Uploads the site. Files under `assets/` have a hash in their names: they are kept for a year, and
 * stay when a new version comes, for the pages that are still open somewhere.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { bucket, distribution, folder }: SiteFilesProps) {
    super(scope, id);
    const common = {
      destinationBucket: bucket,
      logGroup: new LogGroup(this, 'Logs', {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(folder, { exclude: ['*', '!assets', '!assets/**'] })],
      cacheControl: [immutable],
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [Source.asset(folder, { exclude: ['assets'] }), Source.jsonData('config.json', {})],
      cacheControl: [alwaysFresh],
      exclude: ['assets/*'],
      distribution,
      distributionPaths: ['/*'],
    });
    // A page must not name a file that is not there yet.
    pages.node.addDependency(assets);
  }
}
