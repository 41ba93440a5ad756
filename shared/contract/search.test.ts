import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readProblem } from '../inputErrors.ts';
import { map, search } from './search.ts';

const problems = (schema: z.ZodMiniType, input: object): string[] =>
  (z.safeParse(schema, input).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${readProblem(message).code}`,
  );

describe('a search', () => {
  it('is asked for by texts of an address', () => {
    expect(
      z.parse(search.input, {
        town: ' Kigali ',
        roomType: 'warehouse',
        kg: '1500',
        temperatureFrom: '-2.5',
        sort: 'Distance',
        latitude: '-1.95',
        longitude: '30.06',
        limit: '12',
      }),
    ).toEqual({
      town: 'Kigali',
      roomType: 'Ware House',
      kg: 1_500,
      temperatureFrom: -2.5,
      sort: 'distance',
      latitude: -1.95,
      longitude: 30.06,
      limit: 12,
    });
    expect(z.parse(search.input, {})).toEqual({});
  });

  it.each([
    [{ startDate: '2027-01-01' }, ['endDate required']],
    [{ endDate: '2027-01-01' }, ['startDate required']],
    [{ latitude: '1' }, ['longitude required']],
    [{ longitude: '1' }, ['latitude required']],
    [{ sort: 'distance' }, ['latitude required']],
    [{ sort: 'distance', town: ' ' }, ['latitude required']],
    [{ sort: 'distance', town: 'Huye' }, []],
    [{ sort: 'best' }, ['sort notOneOf']],
    [{ limit: '25' }, ['limit tooLarge']],
    [{ kg: '-1' }, ['kg tooSmall']],
    [{ temperatureTo: '100' }, ['temperatureTo tooLarge']],
  ])('of %j is refused: %j', (input, expected) => {
    expect(problems(search.input, input)).toEqual(expected);
  });
});

describe('a map', () => {
  const view = { south: '-2', west: '29', north: '-1', east: '30', zoom: '9.5' };

  it('needs its view, and both days or none', () => {
    expect(z.parse(map.input, view)).toEqual({
      south: -2,
      west: 29,
      north: -1,
      east: 30,
      zoom: 9.5,
    });
    expect(problems(map.input, {})).toHaveLength(5);
    expect(problems(map.input, { ...view, endDate: '2027-01-01' })).toEqual(['startDate required']);
  });
});
