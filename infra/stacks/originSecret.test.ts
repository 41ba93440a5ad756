import { describe, expect, it } from 'vitest';
import { originSecretVersionsOf } from './originSecret.ts';
import { newApp, resourcesOf, site as built, synthesize } from './synthesize.ts';

const originSecretVersion = 'n'.repeat(36);
const originSecretBefore = 'b'.repeat(36);

/** Where the functions, and CloudFront, are told the secret from. */
function toldIn(context: Record<string, string>) {
  const { api, site } = synthesize({ site: built }, context);
  const functions = Object.values(resourcesOf(api, 'AWS::Lambda::Function'))
    .map(({ Properties }) => Properties.Environment as { Variables: Record<string, unknown> })
    .map(({ Variables }) => Variables)
    .filter((variables) => 'ORIGIN_SECRET' in variables);
  const edge = JSON.stringify(resourcesOf(site, 'AWS::CloudFront::Distribution'));
  return { functions, edge };
}

describe('the secret that CloudFront shows', () => {
  it('is the current one where no version is named', () => {
    const { functions, edge } = toldIn({});
    expect(functions.length).toBeGreaterThan(0);
    for (const { ORIGIN_SECRET, ...others } of functions) {
      expect(JSON.stringify(ORIGIN_SECRET)).toMatch(/:SecretString:::}}"/);
      expect(others).not.toHaveProperty('ORIGIN_SECRET_BEFORE');
    }
    expect(edge).toMatch(/:SecretString:::}}"/);
  });

  it('is of one version at the edge and in the functions, where the one before stays valid', () => {
    const { functions, edge } = toldIn({ originSecretVersion, originSecretBefore });
    for (const { ORIGIN_SECRET, ORIGIN_SECRET_BEFORE } of functions) {
      expect(JSON.stringify(ORIGIN_SECRET)).toContain(`:SecretString:::${originSecretVersion}}}`);
      expect(JSON.stringify(ORIGIN_SECRET_BEFORE)).toContain(
        `:SecretString:::${originSecretBefore}}}`,
      );
    }
    expect(edge).toContain(`:SecretString:::${originSecretVersion}}}`);
    expect(edge).not.toContain(originSecretBefore);
  });

  it.each([
    [{ originSecretBefore }, 'needs -c originSecretVersion'],
    [{ originSecretVersion: 'AWSCURRENT' }, 'must be the id of a version'],
    [{ originSecretVersion, originSecretBefore: ':x}}' }, 'must be the id of a version'],
  ])('is refused where %j is given', (context, message) => {
    expect(() => originSecretVersionsOf(newApp(context).node)).toThrow(message);
  });
});
