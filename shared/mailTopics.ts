import { isStaff } from './access.ts';
import type { Role } from './claims.ts';

/** What people can choose to be sent, in words. Codes, and news of the account itself, are sent to everybody. */
export const topicNames = {
  requests: 'We have your request',
  answers: 'Your request is approved or rejected',
  changes: 'Your booking has other days or another room, is reopened, or waits for an answer again',
  cancellations: 'Your booking is cancelled',
  reminders: 'The day before you arrive, and your last day',
  newRequests: 'Somebody asks for a room, or for other days',
  waitingRequests: 'A request has waited for 24 hours',
} as const;

export type MailTopic = keyof typeof topicNames;

export const mailTopics = [
  'requests',
  'answers',
  'changes',
  'cancellations',
  'reminders',
  'newRequests',
  'waitingRequests',
] as const satisfies readonly MailTopic[];

/** What only the staff is sent. */
const ofStaff: readonly MailTopic[] = ['newRequests', 'waitingRequests'];

/** What somebody is sent and can choose. The staff are customers too where they book. */
export const topicsOf = (role: Role): readonly MailTopic[] =>
  isStaff(role) ? mailTopics : mailTopics.filter((topic) => !ofStaff.includes(topic));

export const isTopic = (text: string | null): text is MailTopic =>
  mailTopics.some((topic) => topic === text);
