import { describe, expect, test } from 'vitest';
import { sayProblem } from '../inputErrors.ts';
import { admin, mine } from './dashboard.ts';

const problem = (input: Record<string, unknown>): string | undefined => {
  const issue = mine.input.safeParse(input).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${sayProblem(issue.message)}`;
};

describe('the months of a dashboard', () => {
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

test('both dashboards are asked in the same way', () => {
  expect(admin.input).toBe(mine.input);
});
