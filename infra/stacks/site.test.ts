import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { siteHeaders } from '#infra/siteHeaders.ts';
import {
  askForCalendar,
  askForRoom,
  askForSearch,
  forgetWhoReads,
  tellViewer,
} from './cloudFrontFunctions.ts';
import { DataStack } from './data.ts';
import { SiteStack, type BuiltSite } from './site.ts';
import { stageNamed } from './stage.ts';
import type { Domain } from './stageSettings.ts';
import {
  newApp,
  propertiesOf,
  resourcesOf,
  site as builtSite,
  synthesize,
  templatesOf,
} from './synthesize.ts';

function siteStack(built?: BuiltSite, domain?: Domain): Template {
  const app = newApp();
  const stage = stageNamed('dev', { domain });
  const data = new DataStack(app, 'data', { stage });
  const apiHost = 'api.example.com';
  const site = new SiteStack(app, 'site', {
    stage,
    data,
    apiHost,
    socketOrigin: 'wss://sockets.example.com',
    socketUrl: 'wss://sockets.example.com/realtime',
    site: built,
  });
  return templatesOf(app, { site }).site;
}
const site = siteStack(builtSite);

interface Behavior {
  PathPattern?: string;
  TargetOriginId: string;
  ViewerProtocolPolicy: string;
  CachePolicyId: string | { Ref: string };
  ResponseHeadersPolicyId?: unknown;
  OriginRequestPolicyId?: string;
  AllowedMethods?: string[];
  FunctionAssociations?: { EventType: string; FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
}

interface Distribution {
  DistributionConfig: {
    DefaultRootObject: string;
    DefaultCacheBehavior: Behavior;
    CacheBehaviors: Behavior[];
    OriginGroups?: {
      Items: {
        Id: string;
        FailoverCriteria: { StatusCodes: { Items: number[] } };
        Members: { Items: { OriginId: string }[] };
      }[];
    };
    Origins: {
      Id: string;
      CustomOriginConfig?: { OriginReadTimeout?: number };
      OriginPath?: string;
      OriginAccessControlId?: unknown;
      OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
    }[];
    CustomErrorResponses: Record<string, unknown>[];
  };
}

const [distribution] = propertiesOf<Distribution>(site, 'AWS::CloudFront::Distribution');
const config = distribution?.DistributionConfig;
const behaviorOf = (path: string) =>
  config?.CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
const originOf = (behavior: Behavior | undefined) =>
  config?.Origins.find(({ Id }) => Id === behavior?.TargetOriginId);

/** Ids of policies that AWS manages. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** Cache policy of a behaviour, if it is one of ours. */
function cacheOf(behavior: Behavior | undefined): unknown {
  const { Ref = '' } = (behavior?.CachePolicyId ?? {}) as { Ref?: string };
  return resourcesOf(site, 'AWS::CloudFront::CachePolicy')[Ref]?.Properties.CachePolicyConfig;
}
const keptForHalfAMinute = { MinTTL: 30, DefaultTTL: 30, MaxTTL: 30 };
const byNoHeader = {
  HeadersConfig: { HeaderBehavior: 'none' },
  CookiesConfig: { CookieBehavior: 'none' },
};

describe('the site stack', () => {
  it('forwards requests to the API uncached, with the viewer’s headers except the host', () => {
    const backend = behaviorOf('/backend/*');
    expect(backend).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
      ViewerProtocolPolicy: 'https-only',
    });
    expect(backend?.AllowedMethods).toEqual(expect.arrayContaining(['POST', 'PUT', 'DELETE']));
    // The path is not rewritten: `backend` is the API's stage.
    expect(originOf(backend)?.OriginPath).toBeUndefined();
    const [association] = backend?.FunctionAssociations ?? [];
    const functions = resourcesOf(site, 'AWS::CloudFront::Function');
    const { Properties } = functions[association?.FunctionARN['Fn::GetAtt'][0] ?? ''] ?? {};
    expect(Properties?.FunctionCode).toBe(tellViewer);
  });

  it('asks the API for calendars, uncached, by a function that takes their secrets out of the path', () => {
    const calendars = behaviorOf('/calendar/*');
    const backend = behaviorOf('/backend/*');
    expect(calendars).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
      ViewerProtocolPolicy: 'https-only',
      AllowedMethods: ['GET', 'HEAD'],
      TargetOriginId: backend?.TargetOriginId,
    });
    const [association] = calendars?.FunctionAssociations ?? [];
    const functions = resourcesOf(site, 'AWS::CloudFront::Function');
    const { Properties } = functions[association?.FunctionARN['Fn::GetAtt'][0] ?? ''] ?? {};
    expect(Properties?.FunctionCode).toBe(askForCalendar);
  });

  it('caches the lists of rooms for 30 seconds, by path and the keys of their query only', () => {
    expect(cacheOf(behaviorOf('/backend/coldroom'))).toMatchObject({
      ...keptForHalfAMinute,
      ParametersInCacheKeyAndForwardedToOrigin: {
        ...byNoHeader,
        QueryStringsConfig: {
          QueryStringBehavior: 'whitelist',
          QueryStrings: ['limit', 'cursor', 'startDate', 'endDate', 'text', 'sort', 'fresh'],
        },
      },
    });
    // It comes before the pattern of all other paths.
    const patterns = config?.CacheBehaviors.map(({ PathPattern }) => PathPattern) ?? [];
    expect(patterns.indexOf('/backend/coldroom')).toBeLessThan(patterns.indexOf('/backend/*'));
  });

  it('caches how the house is reached for 30 seconds, whatever the query and whoever asks', () => {
    const contact = behaviorOf('/backend/house/contact');
    expect(cacheOf(contact)).toMatchObject({
      ...keptForHalfAMinute,
      ParametersInCacheKeyAndForwardedToOrigin: {
        ...byNoHeader,
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    });
    expect(contact).toMatchObject({
      AllowedMethods: ['GET', 'HEAD'],
      TargetOriginId: behaviorOf('/backend/*')?.TargetOriginId,
      FunctionAssociations: behaviorOf('/backend/coldroom')?.FunctionAssociations,
    });
    const patterns = config?.CacheBehaviors.map(({ PathPattern }) => PathPattern) ?? [];
    expect(patterns.indexOf('/backend/house/contact')).toBeLessThan(patterns.indexOf('/backend/*'));
  });

  it('allows writes at the path of the cached lists, and removes the token from reads', () => {
    const rooms = behaviorOf('/backend/coldroom');
    expect(rooms?.AllowedMethods).toEqual(behaviorOf('/backend/*')?.AllowedMethods);
    expect(rooms?.OriginRequestPolicyId).toBe(ALL_VIEWER_EXCEPT_HOST);
    expect(rooms?.TargetOriginId).toBe(behaviorOf('/backend/*')?.TargetOriginId);
    const [association] = rooms?.FunctionAssociations ?? [];
    expect(association?.EventType).toBe('viewer-request');
    const functions = resourcesOf(site, 'AWS::CloudFront::Function');
    const { Properties } = functions[association?.FunctionARN['Fn::GetAtt'][0] ?? ''] ?? {};
    expect(Properties?.FunctionCode).toBe(forgetWhoReads);
  });

  it('sends the API a secret whose value is not in the template', () => {
    const [header, ...others] = originOf(behaviorOf('/backend/*'))?.OriginCustomHeaders ?? [];
    expect(others).toEqual([]);
    expect(header?.HeaderName).toBe('x-origin-secret');
    expect(JSON.stringify(header?.HeaderValue)).toMatch(
      /"\{\{resolve:secretsmanager:",\{"Fn::ImportValue":"data:[^"]*OriginSecret[^"]*"\},":SecretString:::\}\}"/,
    );
    for (const behavior of [config?.DefaultCacheBehavior, behaviorOf('/images/*')]) {
      expect(originOf(behavior)?.OriginCustomHeaders).toBeUndefined();
    }
  });

  describe.each([
    { path: '/coldroom/*', name: 'pages-room', code: askForRoom, asked: ['room', 'host'] },
    { path: '/search', name: 'pages-search', code: askForSearch, asked: ['asked', 'host'] },
  ])('for the pages at $path', ({ path, name, code, asked }) => {
    const pages = behaviorOf(path);
    const group = config?.OriginGroups?.Items.find(({ Id }) => Id === pages?.TargetOriginId);
    const [primary, fallback] = (group?.Members.Items ?? []).map(({ OriginId }) =>
      config?.Origins.find(({ Id }) => Id === OriginId),
    );

    it('caches them for 30 seconds, by nothing but what their function is asked', () => {
      expect(cacheOf(pages)).toMatchObject({
        ...keptForHalfAMinute,
        ParametersInCacheKeyAndForwardedToOrigin: {
          ...byNoHeader,
          QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: asked },
        },
      });
      expect(pages?.OriginRequestPolicyId).toBeUndefined();
      const [association] = pages?.FunctionAssociations ?? [];
      const functions = resourcesOf(site, 'AWS::CloudFront::Function');
      const { Properties } = functions[association?.FunctionARN['Fn::GetAtt'][0] ?? ''] ?? {};
      expect(Properties?.FunctionCode).toBe(code);
    });

    it('calls the function, which only this distribution may call', () => {
      expect(group).toBeDefined();
      expect(primary?.OriginAccessControlId).toBeDefined();
      expect(primary?.CustomOriginConfig?.OriginReadTimeout).toBe(5);
      site.hasResourceProperties('AWS::Lambda::Url', { AuthType: 'AWS_IAM' });
      for (const Action of ['lambda:InvokeFunctionUrl', 'lambda:InvokeFunction']) {
        site.hasResourceProperties('AWS::Lambda::Permission', {
          Action,
          Principal: 'cloudfront.amazonaws.com',
          SourceArn: {
            'Fn::Join': ['', Match.arrayWith([{ Ref: Match.stringLikeRegexp('^Distribution') }])],
          },
        });
      }
    });

    it('serves a page of the bucket if the function fails, and passes on its 404', () => {
      expect(fallback).toBe(originOf(config?.DefaultCacheBehavior));
      const codes = group?.FailoverCriteria.StatusCodes.Items;
      expect(codes).toEqual([403, 429, 500, 502, 503, 504]);
      // CloudFront uses the fallback origin only for read methods.
      expect(pages?.AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
    });

    it('sends the headers of pages', () => {
      expect(pages?.ResponseHeadersPolicyId).toEqual(
        config?.DefaultCacheBehavior.ResponseHeadersPolicyId,
      );
    });

    it('deploys the function after the scripts and styles that its pages name', () => {
      site.hasResource('AWS::Lambda::Function', {
        Properties: {
          FunctionName: `coldroom-dev-${name}`,
          Environment: {
            Variables: Match.objectLike({ RENDERER_FOLDER: '/var/task/renderer' }),
          },
        },
        DependsOn: Match.arrayWith([Match.stringLikeRegexp('FilesAssetsCustomResource')]),
      });
    });
  });

  it('caches no failure, and replaces none by a page', () => {
    expect(config?.CustomErrorResponses).toEqual(
      [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
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
            ContentSecurityPolicy: siteHeaders('wss://sockets.example.com')[
              'content-security-policy'
            ],
            Override: true,
          },
          StrictTransportSecurity: Match.objectLike({ AccessControlMaxAgeSec: 63072000 }),
        },
      },
    });
  });

  it('sends them with pages and pictures alike', () => {
    const [policy] = Object.keys(resourcesOf(site, 'AWS::CloudFront::ResponseHeadersPolicy'));
    for (const behavior of [config?.DefaultCacheBehavior, behaviorOf('/images/*')]) {
      expect(behavior?.ResponseHeadersPolicyId).toEqual({ Ref: policy });
    }
    const headers = siteHeaders('wss://sockets.example.com');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('uploads hashed files to be cached for a year and pages uncached, pages last', () => {
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

  it('uses a custom domain if one is given', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/abc';
    const own = siteStack(undefined, { name: 'coldroom.example.com', certificateArn });
    own.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['coldroom.example.com'],
        ViewerCertificate: {
          AcmCertificateArn: certificateArn,
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
      },
    });
    own.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'coldroom-dev-pages-room',
      Environment: { Variables: Match.objectLike({ SITE_URL: 'https://coldroom.example.com' }) },
    });
    own.hasOutput('Url', { Value: 'https://coldroom.example.com' });
    own.hasOutput('AliasOf', { Value: { 'Fn::GetAtt': Match.anyValue() } });
    site.hasOutput('Url', { Value: { 'Fn::Join': Match.anyValue() } });
  });

  it('invalidates nothing, because CloudFront asks for pages again after a second', () => {
    site.allResourcesProperties('Custom::CDKBucketDeployment', { DistributionId: Match.absent() });
    expect(config?.DefaultCacheBehavior.CachePolicyId).toBe(CACHING_OPTIMIZED);
    expect(JSON.stringify(site.toJSON())).not.toContain('CreateInvalidation');
  });

  it('uploads nothing if no site was built', () => {
    siteStack().resourceCountIs('Custom::CDKBucketDeployment', 0);
  });
});

it('config.json has the socket’s URL, and the policy allows its origin', () => {
  const { site: whole } = synthesize();
  const textOf = (type: string): string => JSON.stringify(resourcesOf(whole, type));
  expect(textOf('AWS::CloudFront::ResponseHeadersPolicy')).toMatch(
    /connect-src 'self' ",{"Fn::ImportValue":"Coldroom-dev-realtime:[^"]*ApiEndpoint/,
  );
  // CloudFormation resolves the URL at the deployment and so writes it into config.json.
  expect(textOf('Custom::CDKBucketDeployment')).toMatch(
    /"SourceMarkers":[^\]]*"Fn::ImportValue":"Coldroom-dev-realtime:/,
  );
});
