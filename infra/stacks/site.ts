import { Annotations, CfnOutput, Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  CachePolicy,
  Distribution,
  HttpVersion,
  PriceClass,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type IOrigin,
  type IOriginAccessControl,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { addRenderer, bundledFunctions, RENDERER_IN_LAMBDA } from '#infra/build/bundling.ts';
import type { PageName } from '#infra/manifest.ts';
import { siteHeaders } from '#infra/siteHeaders.ts';
import { ROOM_PAGES } from '#shared/roomPage.ts';
import { SEARCH_PAGE } from '#shared/searchPage.ts';
import { acknowledge, type Reasons } from './acknowledge.ts';
import { BackendBehaviors } from './backendBehaviors.ts';
import { BundledStack, type BundledStackProps } from './bundledStack.ts';
import { askForRoom, askForSearch, cutImagesPrefix, rewritePages } from './cloudFrontFunctions.ts';
import { headersPolicy } from './headersPolicy.ts';
import { onRequest } from './onRequest.ts';
import { PrivateBucket } from './privateBucket.ts';
import { RenderedPages } from './renderedPages.ts';
import { SiteFiles } from './siteFiles.ts';
import { globalName } from './stage.ts';
import type { Domain } from './stageSettings.ts';

/** The results of one build of the site. */
export interface BuiltSite {
  /** Folder that is uploaded, `dist/`. */
  readonly folder: string;
  /** Folder of the renderer, whose pages name the scripts and styles of this build. */
  readonly renderer: string;
}

export interface SiteStackProps extends BundledStackProps {
  /** Host of the REST API, whose stage is `backend`. */
  readonly apiHost: string;
  /** Origin of the WebSocket API, `wss://…`. */
  readonly socketOrigin: string;
  /** URL that the site opens its socket at. */
  readonly socketUrl: string;
  /** @default - nothing is uploaded */
  readonly site?: BuiltSite | undefined;
}

/**
 * Keeps CloudFront from caching failures. By default it caches them for ten seconds, even if the API
 * forbids it, and so shows them to other users.
 */
const uncachedFailures = [500, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

/** One origin for the browser: the site at `/`, the API at `/backend`, the pictures at `/images`. */
export class SiteStack extends BundledStack {
  /** Origin of the site. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { stage, data, apiHost, site, socketOrigin, socketUrl } = props;
    const { domain } = stage.settings;
    const { originSecret, images } = data;
    const bucket = new PrivateBucket(this, 'Bucket', stage);
    const headers = new ResponseHeadersPolicy(this, 'SiteHeaders', {
      ...headersPolicy(siteHeaders(socketOrigin)),
      responseHeadersPolicyName: globalName(this, stage, 'site'),
    });
    const signed = new S3OriginAccessControl(this, 'Signed', {
      originAccessControlName: globalName(this, stage, 'files'),
    });
    const pages = privateOrigin(bucket, signed);
    if (site) addRenderer(site.renderer, bundledFunctions());
    const room = this.makeRenderer('pages.room', props);
    const search = this.makeRenderer('pages.search', props);
    const setting = { stage, site: pages, responseHeadersPolicy: headers };
    const distribution = new Distribution(this, 'Distribution', {
      comment: `coldroom-${stage.name}`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The cheapest price class with edge locations in Africa.
      priceClass: PriceClass.PRICE_CLASS_200,
      defaultBehavior: this.pages(pages, headers),
      additionalBehaviors: {
        ...new BackendBehaviors(this, 'Backend', { stage, apiHost, originSecret }).byPath,
        '/images/*': this.pictures(privateOrigin(this.picturesBucket(images), signed), headers),
        [`${ROOM_PAGES}*`]: new RenderedPages(this, 'RoomPages', {
          ...setting,
          name: 'pages.room',
          renderer: room,
          ask: askForRoom,
          asked: ['room', 'host'],
        }).behavior,
        [SEARCH_PAGE]: new RenderedPages(this, 'SearchPages', {
          ...setting,
          name: 'pages.search',
          renderer: search,
          ask: askForSearch,
          asked: ['asked', 'host'],
        }).behavior,
      },
      errorResponses: uncachedFailures,
      ...(domain && this.at(domain)),
    });
    acknowledge(distribution, reasonsOf(domain));
    Annotations.of(distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The CloudFront functions never forward the path /, the only one that would list the bucket',
    );
    if (site) {
      const { folder } = site;
      const config = { socketUrl };
      const files = new SiteFiles(this, 'Files', { bucket, folder, config });
      // Rendered pages name scripts and styles, so those are uploaded first. The older ones stay.
      for (const renderer of [room, search]) renderer.node.addDependency(files.assets);
    }
    const host = distribution.distributionDomainName;
    // Where the domain is new, the mail stack imports the host until its own deployment, and CloudFormation
    // refuses to remove an export that is in use.
    this.exportValue(host);
    this.url = `https://${domain?.name ?? host}`;
    new CfnOutput(this, 'Url', { value: this.url });
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId });
    if (domain) {
      const description = `What the name ${domain.name} must be an alias of (CNAME)`;
      new CfnOutput(this, 'AliasOf', { value: host, description });
    }
  }

  private makeRenderer(name: PageName, { stage }: SiteStackProps): Function {
    const { domain } = stage.settings;
    return this.make(name, {
      settings: {
        RENDERER_FOLDER: RENDERER_IN_LAMBDA,
        ...(domain && { SITE_URL: `https://${domain.name}` }),
      },
    });
  }

  private at({ name, certificateArn }: Domain) {
    return {
      domainNames: [name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private pages(origin: IOrigin, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions {
    return {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [onRequest(this, 'RewritePages', rewritePages)],
    };
  }

  /** The bucket by its name: the data stack, which cannot depend on this one, allows CloudFront itself. */
  private picturesBucket({ bucketName, bucketRegionalDomainName }: IBucket): IBucket {
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The policy of the bucket is in the data stack',
    );
    return Bucket.fromBucketAttributes(this, 'Images', { bucketName, bucketRegionalDomainName });
  }

  private pictures(origin: IOrigin, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions {
    return {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [onRequest(this, 'CutImagesPrefix', cutImagesPrefix)],
    };
  }
}

const reasonsOf = (domain: Domain | undefined): Reasons => ({
  'AwsSolutions-CFR1': 'Customers may book from any country',
  'AwsSolutions-CFR2':
    'A web ACL costs more than the whole product without traffic; the functions limit attempts, and the API is throttled',
  'AwsSolutions-CFR3': 'Access logs would store the address of everybody who views a page',
  ...(!domain && {
    'AwsSolutions-CFR4':
      'CloudFront’s own host name has a fixed certificate and TLS policy; a custom domain requires TLS 1.2',
  }),
});

/** With ListBucket, S3 answers 404 for a missing key; without it, 403. */
const privateOrigin = (bucket: IBucket, originAccessControl: IOriginAccessControl) =>
  S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessControl,
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
