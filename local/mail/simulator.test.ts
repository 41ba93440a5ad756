import { expect, it } from 'vitest';
import { switchedOffBy, type MailReport } from '#functions/domain/mails/reports.ts';
import { reportOf } from './simulator.ts';

const AT = '2027-01-31T10:00:00.000Z';

it.each([
  ['bounce@simulator.amazonses.com', 'bounced'],
  ['bounce+aline@simulator.amazonses.com', 'bounced'],
  ['complaint+1@simulator.amazonses.com', 'complained'],
])('an e-mail to %s is reported', (to, reason) => {
  const { detail } = reportOf(to, AT) as { detail: MailReport };
  expect(switchedOffBy(detail)).toEqual([{ email: to, reason }]);
  expect(detail).toMatchObject({ mail: { timestamp: AT } });
});

it.each(['bounce@example.com', 'success@simulator.amazonses.com', 'aline@example.com'])(
  'one to %s is not',
  (to) => {
    expect(reportOf(to, AT)).toBeUndefined();
  },
);
