import { describe, expect, it } from 'vitest';
import type { Stage } from './stage.ts';
import { devWithAll, resourcesOf, synthesize } from './synthesize.ts';

/** The references to the secret in the functions and in CloudFront. */
function referencesIn(stage?: Stage) {
  const { api, site } = synthesize(stage);
  const functions = Object.values(resourcesOf(api, 'AWS::Lambda::Function'))
    .map(({ Properties }) => Properties.Environment as { Variables: Record<string, unknown> })
    .map(({ Variables }) => Variables)
    .filter((variables) => 'ORIGIN_SECRET' in variables);
  const edge = JSON.stringify(resourcesOf(site, 'AWS::CloudFront::Distribution'));
  return { functions, edge };
}

describe('the origin secret', () => {
  it('is the current version if none is named', () => {
    const { functions, edge } = referencesIn();
    expect(functions.length).toBeGreaterThan(0);
    for (const { ORIGIN_SECRET, ...others } of functions) {
      expect(JSON.stringify(ORIGIN_SECRET)).toMatch(/:SecretString:::}}"/);
      expect(others).not.toHaveProperty('ORIGIN_SECRET_BEFORE');
    }
    expect(edge).toMatch(/:SecretString:::}}"/);
  });

  it('is of one version at the edge and in the functions, where the one before stays valid', () => {
    const { functions, edge } = referencesIn(devWithAll);
    const { shown = '', before = '' } = devWithAll.settings.originSecret ?? {};
    expect([shown, before]).not.toContain('');
    expect(functions.length).toBeGreaterThan(0);
    for (const { ORIGIN_SECRET, ORIGIN_SECRET_BEFORE } of functions) {
      expect(JSON.stringify(ORIGIN_SECRET)).toContain(`:SecretString:::${shown}}}`);
      expect(JSON.stringify(ORIGIN_SECRET_BEFORE)).toContain(`:SecretString:::${before}}}`);
    }
    expect(edge).toContain(`:SecretString:::${shown}}}`);
    expect(edge).not.toContain(before);
  });
});
