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
import * as z from 'zod/mini';
import { ORIGIN_SECRET_HEADER } from '#functions/platform/http/address.ts';
import { api } from '#shared/api.ts';
import { CALENDARS } from '#shared/calendarPath.ts';
import { routes } from '#shared/routes.ts';
import { askForCalendar, forgetWhoReads, tellViewer } from './cloudFrontFunctions.ts';
import { onRequest } from './onRequest.ts';
import { secretReference } from './originSecret.ts';
import { globalName, type Stage } from './stage.ts';

export interface BackendBehaviorsProps {
  readonly stage: Stage;
  /** Host of the REST API, whose stage is `backend`. */
  readonly apiHost: string;
  /** The secret by which CloudFront proves to the API that it wrote the viewer's address. */
  readonly originSecret: ISecret;
}

/**
 * The query of a list of rooms. Any other key is forwarded, and ignored by the function, but does not make
 * another answer to be cached: it would be a way to reach the function with every request.
 */
const roomsQuery = Object.keys(
  z.toJSONSchema(api.rooms.list.input, { io: 'input', unrepresentable: 'any' }).properties ?? {},
);

/** How long CloudFront caches what all visitors are answered alike. */
const SHARED_TTL = Duration.seconds(30);

/** What CloudFront caches apart: by a name of its policy, and the keys of the query that make another answer. */
interface Shared {
  readonly name: string;
  readonly comment: string;
  readonly query: readonly string[];
}

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
          [ORIGIN_SECRET_HEADER]: secretReference(originSecret, stage.settings.originSecret?.shown),
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
      cachePolicy: this.sharedPolicy('RoomsKept', stage, {
        name: 'rooms',
        comment: 'Lists of rooms, by path and query',
        query: roomsQuery,
      }),
      functionAssociations: [onRequest(this, 'ForgetWhoReads', forgetWhoReads)],
    };
    const contact: BehaviorOptions = {
      ...rooms,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: this.sharedPolicy('ContactKept', stage, {
        name: 'contact',
        comment: 'How everybody reaches the house, by path',
        query: [],
      }),
    };
    const calendars: BehaviorOptions = {
      ...uncached,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      functionAssociations: [onRequest(this, 'AskForCalendar', askForCalendar)],
    };
    this.byPath = {
      [`/backend${routes['rooms.list'].path}`]: rooms,
      [`/backend${routes['house.contact'].path}`]: contact,
      '/backend/*': uncached,
      [`${CALENDARS}*`]: calendars,
    };
  }

  /**
   * Caches by path and some keys of the query only. The functions answer `cache-control: no-store`; the minimum TTL
   * makes CloudFront cache nevertheless, while browsers still send each request.
   */
  private sharedPolicy(id: string, stage: Stage, { name, comment, query }: Shared): CachePolicy {
    return new CachePolicy(this, id, {
      cachePolicyName: globalName(this, stage, name),
      comment,
      minTtl: SHARED_TTL,
      defaultTtl: SHARED_TTL,
      maxTtl: SHARED_TTL,
      queryStringBehavior:
        query.length > 0
          ? CacheQueryStringBehavior.allowList(...query)
          : CacheQueryStringBehavior.none(),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }
}
