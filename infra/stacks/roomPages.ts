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
import { manifest } from '#infra/manifest.ts';
import { askForRoom } from './cloudFrontFunctions.ts';
import { onRequest } from './onRequest.ts';
import { globalName, type Stage } from './stage.ts';

export interface RoomPagesProps {
  readonly stage: Stage;
  /** The Lambda `pages.room`. */
  readonly renderer: Function;
  /** The site's bucket, which has the empty page. */
  readonly site: IOrigin;
  readonly responseHeadersPolicy: IResponseHeadersPolicy;
}

/** How long CloudFront caches a page: as long as the lists of rooms. */
const TTL = Duration.seconds(30);

/**
 * Statuses after which CloudFront serves the empty page: the function failed (5xx), was throttled (429)
 * or may not be called (403). A 404 is the function's own answer for an unknown room.
 */
const FAILED = [403, 429, 500, 502, 503, 504];

/**
 * The pages of rooms. A function that only CloudFront may call renders them; CloudFront caches them for
 * 30 seconds. If the function fails, CloudFront serves the empty page, which the browser renders.
 */
export class RoomPages extends Construct {
  readonly behavior: BehaviorOptions;

  constructor(scope: Construct, id: string, props: RoomPagesProps) {
    super(scope, id);
    const { stage, renderer, site, responseHeadersPolicy } = props;
    const url = renderer.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
    const primaryOrigin = FunctionUrlOrigin.withOriginAccessControl(url, {
      readTimeout: Duration.seconds(manifest['pages.room'].timeoutSeconds),
      connectionAttempts: 1,
      originAccessControl: new FunctionUrlOriginAccessControl(this, 'Signed', {
        originAccessControlName: globalName(this, stage, 'renderer'),
      }),
    });
    this.behavior = {
      origin: new OriginGroup({
        primaryOrigin,
        fallbackOrigin: site,
        fallbackStatusCodes: FAILED,
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: this.cachePolicy(stage),
      responseHeadersPolicy,
      functionAssociations: [onRequest(this, 'AskForRoom', askForRoom)],
    };
  }

  /** Caches by room and host only, which the CloudFront function writes into the query. */
  private cachePolicy(stage: Stage): CachePolicy {
    return new CachePolicy(this, 'Kept', {
      cachePolicyName: globalName(this, stage, 'room-pages'),
      comment: 'Pages of rooms, by room and host',
      minTtl: TTL,
      defaultTtl: TTL,
      maxTtl: TTL,
      queryStringBehavior: CacheQueryStringBehavior.allowList('room', 'host'),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }
}
