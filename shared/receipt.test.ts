import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceEstimate } from './receipt.ts';
import { services } from './services.ts';

describe('the estimate of a service', () => {
  it.each([
    [{ service: 'cold_room' }, 100],
    [{ service: 'transportation' }, 30],
    [{ service: 'storage' }, 0],
    [{ service: 'cold_room', weight: 250 }, 600],
    [{ service: 'transportation', weight: 12 }, 54],
    [{ service: 'storage', weight: 1 }, 2],
    [{ weight: 40 }, 80],
    [{}, 0],
  ] as const)('of %j is $%d [S9.11]', (booking, dollars) => {
    expect(serviceEstimate(booking)).toBe(dollars);
  });

  it('counts parts of a kg without dust', () => {
    expect(serviceEstimate({ service: 'transportation', weight: 0.07 })).toBe(30.14);
    expect(serviceEstimate({ weight: 1.005 })).toBe(2.01);
  });

  it('grows by 2 dollars with each kg, whatever the service', () => {
    const service = fc.constantFrom(undefined, ...services);
    fc.assert(
      fc.property(service, fc.integer({ min: 0, max: 1_000_000 }), (chosen, weight) => {
        const of = (kg: number) =>
          serviceEstimate({ ...(chosen && { service: chosen }), weight: kg });
        expect(of(weight + 1) - of(weight)).toBe(2);
      }),
    );
  });
});
