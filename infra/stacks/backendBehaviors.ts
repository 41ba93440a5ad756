import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { ORIGIN_SECRET_HEADER } from '#functions/platform/http/address.ts';
import { routes } from '#shared/routes.ts';
import { onRequest } from './onRequest.ts';
import { forgetWhoReads, tellViewer } from './cloudFrontFunctions.ts';
import { originSecretVersionsOf, secretReference } from './originSecret.ts';
import type { Stage } from './stage.ts';

export interface BackendBehaviorsProps {
  readonly stage: Stage;
  /** Host of the REST API, whose stage is `backend`. */
  readonly apiHost: string;
  /** The secret by which CloudFront proves to the API that it wrote the viewer's address. */
  readonly originSecret: ISecret;
}

/** How long CloudFront caches a list of rooms. */
const ROOMS_TTL = Duration.seconds(30);

/** CloudFront's behaviours for the paths of the API. */
export class BackendBehaviors extends Construct {
  /** Behaviours by path pattern, in order of precedence. */
  readonly byPath: Record<string, BehaviorOptions>;

  constructor(scope: Construct, id: string, props: BackendBehaviorsProps) {
    super(scope, id);
    const { stage, apiHost, originSecret } = props;
    const uncached: BehaviorOptions = {
      origin: new HttpOrigin(apiHost, {
        customHeaders: {
          [ORIGIN_SECRET_HEADER]: secretReference(
            originSecret,
            originSecretVersionsOf(this.node).shown,
          ),
        },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The API needs its own host name, so the viewer's host header is not forwarded.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [onRequest(this, 'TellViewer', tellViewer)],
    };
    const rooms: BehaviorOptions = {
      ...uncached,
      cachePolicy: this.roomsCachePolicy(stage),
      functionAssociations: [onRequest(this, 'ForgetWhoReads', forgetWhoReads)],
    };
    this.byPath = { [`/backend${routes['rooms.list'].path}`]: rooms, '/backend/*': uncached };
  }

  /**
   * Caches by path and query only. The functions answer `cache-control: no-store`; the minimum TTL
   * makes CloudFront cache nevertheless, while browsers still send each request.
   */
  private roomsCachePolicy(stage: Stage): CachePolicy {
    return new CachePolicy(this, 'RoomsKept', {
      cachePolicyName: `coldroom-${stage.name}-rooms`,
      comment: 'Lists of rooms, by path and query',
      minTtl: ROOMS_TTL,
      defaultTtl: ROOMS_TTL,
      maxTtl: ROOMS_TTL,
      queryStringBehavior: CacheQueryStringBehavior.all(),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }
}
