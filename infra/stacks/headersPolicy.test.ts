import { describe, expect, it } from 'vitest';
import { headersPolicy } from './headersPolicy.ts';

describe('headersPolicy', () => {
  it('sends a header that CloudFront has no form for as it is', () => {
    const { customHeadersBehavior } = headersPolicy({ 'Permissions-Policy': 'camera=()' });
    expect(customHeadersBehavior?.customHeaders).toEqual([
      { header: 'permissions-policy', value: 'camera=()', override: true },
    ]);
  });

  it('puts each security header into its form', () => {
    const { securityHeadersBehavior, customHeadersBehavior } = headersPolicy({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=60; includeSubDomains',
    });
    expect(customHeadersBehavior?.customHeaders).toEqual([]);
    expect(securityHeadersBehavior).toMatchObject({
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: 'DENY' },
      referrerPolicy: { referrerPolicy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: { includeSubdomains: true, preload: false },
    });
    expect(securityHeadersBehavior?.strictTransportSecurity?.accessControlMaxAge.toSeconds()).toBe(
      60,
    );
  });

  it('refuses a value that CloudFront would not send', () => {
    expect(() => headersPolicy({ 'x-frame-options': 'ALLOWALL' })).toThrow(/no such value/);
    expect(() => headersPolicy({ 'strict-transport-security': 'forever' })).toThrow(/max-age/);
  });
});
