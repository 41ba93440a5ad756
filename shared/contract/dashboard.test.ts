import { describe, expect, test } from 'vitest';
import { sayProblem } from '../inputErrors.ts';
import { admin, mine } from './dashboard.ts';

const problemOf = (
  { input: asked }: typeof admin | typeof mine,
  input: Record<string, unknown>,
): string | undefined => {
  const issue = asked.safeParse(input).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${sayProblem(issue.message)}`;
};

describe.each([
  ['the admins’', admin],
  ['a customer’s', mine],
] as const)('the months of %s dashboard', (_, endpoint) => {
  const problem = (input: Record<string, unknown>) => problemOf(endpoint, input);

  test.each([{}, { from: '2027-01', to: '2027-01' }, { from: '2024-02', to: '2027-01' }])(
    'may be %j',
    (input) => {
      expect(problem(input)).toBeUndefined();
    },
  );

  test.each([
    [{ from: '2027-01' }, 'to: Give both months, or none.'],
    [{ to: '2027-01' }, 'to: Give both months, or none.'],
    [{ from: '2027-02', to: '2027-01' }, 'to: The last month must not be before the first.'],
    [{ from: '2024-01', to: '2027-01' }, 'to: At most 36 months can be asked for at once.'],
    [{ from: 'now', to: '2027-01' }, 'from: Must be a month such as 2027-01.'],
  ])('are not %j: %s', (input, sentence) => {
    expect(problem(input)).toBe(sentence);
  });
});

test.each([
  [{ occupancyOf: '2027-02', rooms: '500' }, undefined],
  [{ occupancyOf: 'now' }, 'occupancyOf: Must be a month such as 2027-01.'],
  [{ rooms: '501' }, 'rooms: Must be at most 500.'],
])('the occupancy is asked for by %j: %s', (input, sentence) => {
  expect(problemOf(admin, input)).toBe(sentence);
});
