import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront';

/** Headers that CloudFront accepts only as security headers, each with its own properties. */
const structured = new Set([
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
]);

/**
 * The site's headers as a CloudFront headers policy, with the names and values that the local edge sends.
 * @throws if CloudFront has no property for a header's value
 */
export function headersPolicy(headers: Record<string, string>): ResponseHeadersPolicyProps {
  const byName = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const custom = [...byName].filter(([name]) => !structured.has(name));
  return {
    securityHeadersBehavior: {
      ...contentSecurity(byName.get('content-security-policy')),
      ...transportSecurity(byName.get('strict-transport-security')),
      ...contentType(byName.get('x-content-type-options')),
      ...frames(byName.get('x-frame-options')),
      ...referrer(byName.get('referrer-policy')),
    },
    customHeadersBehavior: {
      customHeaders: custom.map(([header, value]) => ({ header, value, override: true })),
    },
  };
}

const contentSecurity = (contentSecurityPolicy: string | undefined) =>
  contentSecurityPolicy && { contentSecurityPolicy: { contentSecurityPolicy, override: true } };

function transportSecurity(value: string | undefined) {
  if (!value) return undefined;
  const seconds = /max-age=(\d+)/.exec(value)?.[1];
  if (!seconds) throw new Error(`strict-transport-security has no max-age: ${value}`);
  return {
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(seconds)),
      includeSubdomains: value.includes('includeSubDomains'),
      preload: value.includes('preload'),
      override: true,
    },
  };
}

const contentType = (value: string | undefined) =>
  value && { contentTypeOptions: { override: true } };

function frames(value: string | undefined) {
  if (!value) return undefined;
  const frameOption = oneOf(HeadersFrameOption, value);
  return { frameOptions: { frameOption, override: true } };
}

function referrer(value: string | undefined) {
  if (!value) return undefined;
  const referrerPolicy = oneOf(HeadersReferrerPolicy, value);
  return { referrerPolicy: { referrerPolicy, override: true } };
}

function oneOf<T extends string>(values: Record<string, T>, value: string): T {
  const found = Object.values(values).find((one) => one.toLowerCase() === value.toLowerCase());
  if (!found) throw new Error(`CloudFront knows no such value: ${value}`);
  return found;
}
