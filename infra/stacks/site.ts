import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { siteHeaders } from '#infra/siteHeaders.ts';
import { cutImagesPrefix, rewritePages } from './cloudFrontFunctions.ts';
import { headersPolicy } from './headersPolicy.ts';
import { PrivateBucket } from './privateBucket.ts';
import { SiteFiles } from './siteFiles.ts';
import type { Stage } from './stage.ts';

export interface SiteStackProps extends StackProps {
  readonly stage: Stage;
  readonly images: IBucket;
  /** Host of the REST API, whose stage is `backend`. */
  readonly apiHost: string;
  /** The built site. @default - nothing is uploaded */
  readonly siteFolder?: string | undefined;
}

/** One origin for the browser: the site at `/`, the API at `/backend`, the pictures at `/images`. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { stage, images, apiHost, siteFolder } = props;
    const bucket = new PrivateBucket(this, 'Bucket', stage);
    const distribution = new Distribution(this, 'Distribution', {
      comment: `coldroom-${stage.name}`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The first class with edges in Africa.
      priceClass: PriceClass.PRICE_CLASS_200,
      defaultBehavior: this.pages(bucket),
      additionalBehaviors: {
        '/backend/*': this.backend(apiHost),
        '/images/*': this.pictures(images),
      },
    });
    Annotations.of(distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The edge functions never pass a bare / on, which is what would list the bucket',
    );
    if (siteFolder) new SiteFiles(this, 'Files', { bucket, distribution, folder: siteFolder });
    new CfnOutput(this, 'Url', { value: `https://${distribution.distributionDomainName}` });
  }

  private pages(bucket: IBucket): BehaviorOptions {
    return {
      origin: privateOrigin(bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: new ResponseHeadersPolicy(
        this,
        'SiteHeaders',
        headersPolicy(siteHeaders),
      ),
      functionAssociations: [this.onRequest('RewritePages', rewritePages)],
    };
  }

  /** Nothing is cached, and the API sees the viewer's headers, less the host, which is its own. */
  private backend(apiHost: string): BehaviorOptions {
    return {
      origin: new HttpOrigin(apiHost),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
  }

  private pictures({ bucketName, bucketRegionalDomainName }: IBucket): BehaviorOptions {
    // By its name only: the data stack lets CloudFront in itself, as it cannot depend on this stack.
    const images = Bucket.fromBucketAttributes(this, 'Images', {
      bucketName,
      bucketRegionalDomainName,
    });
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The data stack grants this itself',
    );
    return {
      origin: privateOrigin(images),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [this.onRequest('CutImagesPrefix', cutImagesPrefix)],
    };
  }

  private onRequest(id: string, code: string) {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new Function(this, id, {
        code: FunctionCode.fromInline(code),
        runtime: FunctionRuntime.JS_2_0,
      }),
    };
  }
}

/** Who may list is told 404 of what is missing; else S3 says 403. */
const privateOrigin = (bucket: IBucket) =>
  S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
