import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { districts } from './districts.ts';
import { allowedSlips, editDistance } from './editDistance.ts';
import { matchPlace, wordsOf, type KnownPlace } from './matchPlace.ts';
import { foldName, otherNames, townOf, whereaboutsOf } from './towns.ts';

describe('the town of a location', () => {
  it.each([
    ['Nyagatare', 'nyagatare', []],
    ['Kimironko, Gasabo, Kigali', 'kigali', ['kimironko', 'gasabo']],
    ['Gisenyi, Rubavu', 'rubavu', ['gisenyi']],
    ['Gisenyi', 'rubavu', []],
    ['Muhoza, RUHENGERI, Rwanda', 'musanze', ['muhoza']],
    ['Cité, cité, Musanze', 'musanze', ['cite']],
    ['a, b, c, d, e, Huye', 'huye', ['a', 'b', 'c']],
    ['Rwanda', 'rwanda', []],
    [',', '', []],
  ])('%s is %s', (location, town, areas) => {
    const found = whereaboutsOf(location);
    expect([found.town.key, found.areas.map(({ key }) => key)]).toEqual([town, areas]);
  });
});

const towns: KnownPlace[] = [
  { town: 'kigali', name: 'Kigali', rooms: 40 },
  { town: 'kigali', area: 'kimironko', name: 'Kimironko', rooms: 3 },
  { town: 'huye', name: 'Huye', rooms: 2 },
  { town: 'huye', area: 'ngoma', name: 'Ngoma', rooms: 1 },
  ...Object.values(otherNames)
    .filter((name) => !['Huye', 'Ngoma'].includes(name))
    .map((name, index) => ({ town: foldName(name), name, rooms: index + 1 })),
  { town: 'rwamagana', name: 'Rwamagana', rooms: 0 },
  { town: 'cold valley', name: 'Cold Valley', rooms: 1 },
];
const understood = (typed: string, places = towns) => {
  const place = matchPlace(typed, places);
  return place && wordsOf(place, places);
};

describe('a town that was typed', () => {
  it.each([
    ['Kigali', 'Kigali'],
    [' kigáli ', 'Kigali'],
    ['kig', 'Kigali'],
    ['Kigalli', 'Kigali'],
    ['Kgiali', 'Kigali'],
    ['Ruhengeri', 'Musanze'],
    ['Ruhengery', 'Musanze'],
    ['Gisenyi', 'Rubavu'],
    ['gisenyi, rwanda', 'Rubavu'],
    ['Butare', 'Huye'],
    ['Kimironko', 'Kimironko, Kigali'],
    ['Kimironko, Kigali', 'Kimironko, Kigali'],
    ['Kimirongo, Kigali', 'Kimironko, Kigali'],
    ['Elsewhere, Kigali', 'Kigali'],
    ['Ngoma', 'Ngoma, Huye'],
    ['valley', 'Cold Valley'],
    ['SANZE', 'Musanze'],
    ['Rwamagana', 'Rwamagana'],
    ['rwamagna', 'Rwamagana'],
    ['Hye', 'Huye'],
    ['hue', 'Huye'],
    ['Hey', undefined],
    ['Kigali City', 'Kigali'],
    ['Musanze District', 'Musanze'],
    ['Huye town', 'Huye'],
    ['hye town', 'Huye'],
    ['Gisenyi/Rubavu', 'Rubavu'],
    ['gisenyi rubavu', 'Rubavu'],
    ['Butare (Huye)', 'Huye'],
    ['Kigali Rwanda', 'Kigali'],
    ['Kimironko Kigali', 'Kimironko, Kigali'],
    ['Kimironko, Kigali City, Rwanda', 'Kimironko, Kigali'],
    ['Cold Valley town', 'Cold Valley'],
    ['City', undefined],
    ['Atlantis City', undefined],
    ['Atlantis', undefined],
    ['kx', undefined],
    ['', undefined],
  ])('%s is understood as %s', (typed, expected) => {
    expect(understood(typed)).toBe(expected);
  });

  it('is never another one where its true name is written, whatever stands beside it', () => {
    const names = [...districts.map(({ name }) => name), ...Object.keys(otherNames)];
    const known = districts.map(({ name }) => ({ town: foldName(name), name, rooms: 0 }));
    const forms = fc.constantFrom<(name: string, other: string) => string>(
      (name) => name,
      (name) => name.toUpperCase(),
      (name) => `${name} City`,
      (name) => `${name} district`,
      (name) => `${name} town, Rwanda`,
      (name) => `District ${name}`,
      (name, other) => `${name}/${other}`,
      (name, other) => `${other} (${name})`,
      (name, other) => `${other} ${name}`,
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        forms,
        fc.array(fc.nat(9), { minLength: known.length, maxLength: known.length }),
        (name, form, rooms) => {
          const { key, name: present } = townOf(name);
          const others = names.filter((other) => townOf(other).key === key);
          const places = known.map((place, index) => ({ ...place, rooms: rooms[index] ?? 0 }));
          for (const other of others) expect(understood(form(name, other), places)).toBe(present);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each(['Nyamata', 'Gikongoro', 'Kamembe', 'Kabarore', 'Rusumo', 'Kabuga', 'Kibeho', 'Gatuna'])(
    'is no district where it is the town %s, whose name is another',
    (name) => {
      const known = districts.map((one) => ({ town: foldName(one.name), ...one, rooms: 1 }));
      expect(understood(name, known)).toBeUndefined();
      expect(understood(`${name} town`, known)).toBeUndefined();
    },
  );

  it('is the town rather than an area of the same name', () => {
    const both = [...towns, { town: 'ngoma', name: 'Ngoma', rooms: 1 }];
    expect(understood('Ngoma', both)).toBe('Ngoma');
    expect(understood('Kibungo', both)).toBe('Ngoma');
  });

  it('is the one with more rooms where several fit, in any order of the towns', () => {
    const two = [
      { town: 'ruhango', name: 'Ruhango', rooms: 1 },
      { town: 'rubavu', name: 'Rubavu', rooms: 2 },
    ];
    expect([understood('ru', two), understood('ru', two.toReversed())]).toEqual([
      'Rubavu',
      'Rubavu',
    ]);
    const even = two.map((town) => ({ ...town, rooms: 1 }));
    expect([understood('ru', even), understood('ru', even.toReversed())]).toEqual([
      'Rubavu',
      'Rubavu',
    ]);
  });

  it('is one without rooms where none with rooms fits as well', () => {
    const places = [
      { town: 'muhanga', name: 'Muhanga', rooms: 9 },
      { town: 'ruhango', name: 'Ruhango', rooms: 0 },
      { town: 'huye', area: 'ngoma', name: 'Ngoma', rooms: 1 },
      { town: 'huye', name: 'Huye', rooms: 1 },
      { town: 'ngoma', name: 'Ngoma', rooms: 0 },
    ];
    expect(understood('Ruhango', places)).toBe('Ruhango');
    expect(understood('Muhango', places)).toBe('Muhanga');
    expect(understood('Ngoma', places)).toBe('Ngoma, Huye');
    expect(understood('Kibungo', places)).toBe('Ngoma');
  });

  it('is named alone where its town is not known', () => {
    const [area] = [{ town: 'x', area: 'kimironko', name: 'Kimironko', rooms: 1 }];
    expect(wordsOf(area, [area])).toBe('Kimironko');
  });

  it('is understood with any one letter changed, lost or doubled', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('musanze', 'nyagatare', 'kigali'),
        fc.nat(20),
        fc.constantFrom('x', '', 'zz'),
        (name, at, put) => {
          const index = at % name.length;
          const typed = name.slice(0, index) + put + name.slice(index + 1);
          const places = [{ town: name, name, rooms: 1 }];
          const slips = editDistance(typed, name);
          fc.pre(slips <= allowedSlips(typed, name));
          expect(understood(typed, places)).toBe(name);
        },
      ),
    );
  });
});

describe('slips of the finger', () => {
  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });

  it('are as many from either side, none only where the words are the same', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const slips = editDistance(one, other);
        expect(editDistance(other, one)).toBe(slips);
        expect(slips === 0).toBe(one === other);
        expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it.each([
    ['kigali', 'kgiali', 1],
    ['huye', 'hye', 1],
    ['huye', 'huyee', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('%s and %s are %d apart', (one, other, slips) => {
    expect(editDistance(one, other)).toBe(slips);
  });
});
