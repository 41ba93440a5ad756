import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, it } from 'vitest';
import { siteHeaders } from '#infra/siteHeaders.ts';
import { DataStack } from './data.ts';
import { SiteStack } from './site.ts';
import { stageNamed } from './stage.ts';
import { newApp, propertiesOf, templatesOf } from './synthesize.ts';

const siteFolder = mkdtempSync(join(tmpdir(), 'coldroom-site-'));
mkdirSync(join(siteFolder, 'assets'));
writeFileSync(join(siteFolder, 'index.html'), '<!doctype html>');
writeFileSync(join(siteFolder, 'assets', 'entry-1a2b3c.js'), '');
afterAll(() => {
  rmSync(siteFolder, { recursive: true });
});

function siteStack(folder?: string): Template {
  const app = newApp();
  const stage = stageNamed('dev');
  const { images } = new DataStack(app, 'data', { stage });
  const apiHost = 'api.example.com';
  const site = new SiteStack(app, 'site', { stage, images, apiHost, siteFolder: folder });
  return templatesOf(app, { site }).site;
}
const site = siteStack(siteFolder);

interface Behavior {
  PathPattern?: string;
  TargetOriginId: string;
  ViewerProtocolPolicy: string;
  CachePolicyId: string;
  OriginRequestPolicyId?: string;
  AllowedMethods?: string[];
  FunctionAssociations?: unknown[];
}

interface Distribution {
  DistributionConfig: {
    DefaultRootObject: string;
    DefaultCacheBehavior: Behavior;
    CacheBehaviors: Behavior[];
    Origins: { Id: string; OriginPath?: string; OriginAccessControlId?: unknown }[];
  };
}

const [distribution] = propertiesOf<Distribution>(site, 'AWS::CloudFront::Distribution');
const config = distribution?.DistributionConfig;
const behaviorOf = (path: string) =>
  config?.CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
const originOf = (behavior: Behavior | undefined) =>
  config?.Origins.find(({ Id }) => Id === behavior?.TargetOriginId);

/** Identities that AWS gives its own policies. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

describe('the site stack', () => {
  it('passes the API through uncached, with the viewer’s headers less the host', () => {
    const backend = behaviorOf('/backend/*');
    expect(backend).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
      ViewerProtocolPolicy: 'https-only',
    });
    expect(backend?.AllowedMethods).toEqual(expect.arrayContaining(['POST', 'PUT', 'DELETE']));
    // The path goes on as it is: `backend` is the API's stage.
    expect(originOf(backend)?.OriginPath).toBeUndefined();
  });

  it('reads site and pictures from private buckets, by signed requests', () => {
    for (const behavior of [config?.DefaultCacheBehavior, behaviorOf('/images/*')]) {
      expect(behavior?.CachePolicyId).toBe(CACHING_OPTIMIZED);
      expect(behavior?.FunctionAssociations).toHaveLength(1);
      expect(originOf(behavior)?.OriginAccessControlId).toBeDefined();
    }
    const [bucket] = propertiesOf<{ PublicAccessBlockConfiguration: Record<string, boolean> }>(
      site,
      'AWS::S3::Bucket',
    );
    expect(Object.values(bucket?.PublicAccessBlockConfiguration ?? {})).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(config?.DefaultRootObject).toBe('index.html');
  });

  it('sends the headers that the local edge sends', () => {
    site.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: siteHeaders['content-security-policy'],
            Override: true,
          },
          StrictTransportSecurity: Match.objectLike({ AccessControlMaxAgeSec: 63072000 }),
        },
      },
    });
  });

  it('uploads hashed files for a year and pages for always fresh, pages last', () => {
    site.resourceCountIs('Custom::CDKBucketDeployment', 2);
    site.hasResourceProperties('Custom::CDKBucketDeployment', {
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      Prune: false,
    });
    site.hasResource('Custom::CDKBucketDeployment', {
      Properties: { SystemMetadata: { 'cache-control': 'no-cache' }, Exclude: ['assets/*'] },
      DependsOn: Match.arrayWith([Match.stringLikeRegexp('FilesAssets')]),
    });
  });

  it('uploads nothing where nothing was built', () => {
    siteStack().resourceCountIs('Custom::CDKBucketDeployment', 0);
  });
});
