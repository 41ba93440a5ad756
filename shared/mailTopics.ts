/** What people can choose to be sent. Codes, and news of the account itself, are sent to everybody. */
export const mailTopics = [
  'requests',
  'answers',
  'cancellations',
  'reminders',
  'newRequests',
  'waitingRequests',
] as const;
export type MailTopic = (typeof mailTopics)[number];

/** What only admins are sent. */
const ofAdmins: readonly MailTopic[] = ['newRequests', 'waitingRequests'];

/** What somebody is sent and can choose. Admins are customers too where they book. */
export const topicsOf = (role: 'user' | 'admin'): readonly MailTopic[] =>
  role === 'admin' ? mailTopics : mailTopics.filter((topic) => !ofAdmins.includes(topic));
