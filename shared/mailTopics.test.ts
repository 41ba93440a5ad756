import { expect, it } from 'vitest';
import { mailTopics, topicNames, topicsOf } from './mailTopics.ts';

it('every topic has a name, and admins can choose all of them', () => {
  expect(Object.keys(topicNames)).toEqual(mailTopics);
  expect(topicsOf('admin')).toEqual(mailTopics);
  expect(topicsOf('operator')).toEqual(mailTopics);
});

it('customers choose what customers are sent', () => {
  expect(topicsOf('user')).toEqual([
    'requests',
    'answers',
    'changes',
    'cancellations',
    'reminders',
  ]);
});
