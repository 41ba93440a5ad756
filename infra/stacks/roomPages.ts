import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
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
import type { Stage } from './stage.ts';

export interface RoomPagesProps {
  readonly stage: Stage;
  /** `pages.room`. */
  readonly renderer: Function;
  /** The bucket of the site, which has the empty page. */
  readonly site: IOrigin;
  readonly responseHeadersPolicy: IResponseHeadersPolicy;
}

/** How long CloudFront keeps a page: as long as the lists of rooms. */
const KEPT = Duration.seconds(30);

/**
 * What the function answers where it fails (5xx), is called too often at once (429), or may not be
 * called (403). It answers 404 itself where there is no such room.
 */
const FAILED = [403, 429, 500, 502, 503, 504];

/**
 * The pages of rooms: rendered by a function that CloudFront alone may call, and kept for 30 seconds.
 * Where the function fails, the site's empty page stands in, which the browser fills.
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
    });
    this.behavior = {
      origin: new OriginGroup({
        primaryOrigin,
        fallbackOrigin: site,
        fallbackStatusCodes: FAILED,
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: this.kept(stage),
      responseHeadersPolicy,
      functionAssociations: [onRequest(this, 'AskForRoom', askForRoom)],
    };
  }

  /** By the room and the host, which the edge function makes of the address, and by nothing else. */
  private kept(stage: Stage): CachePolicy {
    return new CachePolicy(this, 'Kept', {
      cachePolicyName: `coldroom-${stage.name}-room-pages`,
      comment: 'Pages of rooms, by room and host',
      minTtl: KEPT,
      defaultTtl: KEPT,
      maxTtl: KEPT,
      queryStringBehavior: CacheQueryStringBehavior.allowList('room', 'host'),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }
}
