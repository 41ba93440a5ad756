import { expect, it } from 'vitest';
import { updateItem } from './updateItem.ts';

it('an update sets, removes and adds, and leaves the item that it was given as it was', () => {
  const before = { pk: 'A', status: 'pending', live: 2, gone: 1, d01: 'b' };
  const after = updateItem(before, {
    UpdateExpression: 'SET #status = :to, at = :at REMOVE gone, #d ADD live :minus, made :one',
    ExpressionAttributeNames: { '#status': 'status', '#d': 'd01' },
    ExpressionAttributeValues: { ':to': 'approved', ':at': 'now', ':minus': -1, ':one': 1 },
  });
  expect(after).toEqual({ pk: 'A', status: 'approved', at: 'now', live: 1, made: 1 });
  expect(before.live).toBe(2);
});

it('what is not understood is refused', () => {
  const update = { UpdateExpression: 'SET a = if_not_exists(a, :x)' };
  expect(() => updateItem({}, update)).toThrow('Not understood');
});
