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
import { originSecretVersionsOf, writtenOut } from './originSecret.ts';
import type { Stage } from './stage.ts';

export interface BackendBehaviorsProps {
  readonly stage: Stage;
  /** Host of the REST API, whose stage is `backend`. */
  readonly apiHost: string;
  /** The secret by which CloudFront proves to the API that it wrote the viewer's address. */
  readonly originSecret: ISecret;
}

/** How long CloudFront keeps a list of rooms. */
const ROOMS_KEPT = Duration.seconds(30);

/** The ways to the API, by path. */
export class BackendBehaviors extends Construct {
  /** In the order of their precedence. */
  readonly byPath: Record<string, BehaviorOptions>;

  constructor(scope: Construct, id: string, props: BackendBehaviorsProps) {
    super(scope, id);
    const { stage, apiHost, originSecret } = props;
    const passedOn: BehaviorOptions = {
      origin: new HttpOrigin(apiHost, {
        customHeaders: {
          [ORIGIN_SECRET_HEADER]: writtenOut(originSecret, originSecretVersionsOf(this.node).shown),
        },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The viewer's headers, less the host, which is the API's own.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [onRequest(this, 'TellViewer', tellViewer)],
    };
    const rooms: BehaviorOptions = {
      ...passedOn,
      cachePolicy: this.roomsKept(stage),
      functionAssociations: [onRequest(this, 'ForgetWhoReads', forgetWhoReads)],
    };
    this.byPath = { [`/backend${routes['rooms.list'].path}`]: rooms, '/backend/*': passedOn };
  }

  /**
   * By path and query, and by nothing else. The functions let nobody keep an answer; the minimum
   * lets CloudFront do so nevertheless, and browsers still ask each time.
   */
  private roomsKept(stage: Stage): CachePolicy {
    return new CachePolicy(this, 'RoomsKept', {
      cachePolicyName: `coldroom-${stage.name}-rooms`,
      comment: 'Lists of rooms, by path and query',
      minTtl: ROOMS_KEPT,
      defaultTtl: ROOMS_KEPT,
      maxTtl: ROOMS_KEPT,
      queryStringBehavior: CacheQueryStringBehavior.all(),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }
}
