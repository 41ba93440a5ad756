import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  FunctionUrlOriginAccessControl,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type IOrigin,
  type IResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, OriginGroup } from 'aws-cdk-lib/aws-cloudfront-origins';
import { FunctionUrlAuthType, type Function } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { lambdaName } from '#infra/build/bundling.ts';
import { manifest, type PageName } from '#infra/manifest.ts';
import { onRequest } from './onRequest.ts';
import { globalName, type Stage } from './stage.ts';

export interface RenderedPagesProps {
  readonly stage: Stage;
  readonly name: PageName;
  /** The Lambda of that name. */
  readonly renderer: Function;
  /** Code of the CloudFront function that makes of the address what the renderer is asked. */
  readonly ask: string;
  /** What it writes into the query, which is all that the cache tells pages apart by. */
  readonly asked: readonly string[];
  /** The site's bucket, which has a page for where the renderer fails. */
  readonly site: IOrigin;
  readonly responseHeadersPolicy: IResponseHeadersPolicy;
}

/** How long CloudFront caches a page: as long as the lists of rooms. */
const TTL = Duration.seconds(30);

/**
 * Statuses after which CloudFront serves the bucket's page: the function failed (5xx), was throttled (429)
 * or may not be called (403). A 404 is the function's own answer for an unknown room.
 */
const FAILED = [403, 429, 500, 502, 503, 504];

/**
 * Pages that a function renders, which only CloudFront may call; CloudFront caches them for 30 seconds. If the function
 * fails, CloudFront serves a page of the bucket, which the browser renders.
 */
export class RenderedPages extends Construct {
  readonly behavior: BehaviorOptions;

  constructor(scope: Construct, id: string, props: RenderedPagesProps) {
    super(scope, id);
    const { stage, name, renderer, ask, site, responseHeadersPolicy } = props;
    const url = renderer.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
    const primaryOrigin = FunctionUrlOrigin.withOriginAccessControl(url, {
      readTimeout: Duration.seconds(manifest[name].timeoutSeconds),
      connectionAttempts: 1,
      originAccessControl: new FunctionUrlOriginAccessControl(this, 'Signed', {
        originAccessControlName: globalName(this, stage, lambdaName(name)),
      }),
    });
    this.behavior = {
      origin: new OriginGroup({
        primaryOrigin,
        fallbackOrigin: site,
        fallbackStatusCodes: FAILED,
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: this.cachePolicy(props),
      responseHeadersPolicy,
      functionAssociations: [onRequest(this, 'Ask', ask)],
    };
  }

  private cachePolicy({ stage, name, asked }: RenderedPagesProps): CachePolicy {
    return new CachePolicy(this, 'Kept', {
      cachePolicyName: globalName(this, stage, `${lambdaName(name)}-kept`),
      comment: `What ${name} renders, by ${asked.join(' and ')}`,
      minTtl: TTL,
      defaultTtl: TTL,
      maxTtl: TTL,
      queryStringBehavior: CacheQueryStringBehavior.allowList(...asked),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }
}
