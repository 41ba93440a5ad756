import { oneDecimal, table } from './report.ts';
import type { ScaleCost, ScaleWork } from './scale/scaleWork.ts';

/** A call may take so many times as long with a million bookings as with a thousand. */
const MOST = 1.3;

const ratioOf = (after: number, before: number): number =>
  before === 0 ? 1 : Math.round((after / before) * 100) / 100;

/** Read units are what DynamoDB counts; the time here is that of DynamoDB Local and its files as well. */
function rowOf(before: ScaleCost, after: ScaleCost): (string | number)[] {
  const [time, units] = [ratioOf(after.ms, before.ms), ratioOf(after.readUnits, before.readUnits)];
  return [
    before.name,
    oneDecimal(before.ms),
    oneDecimal(after.ms),
    time,
    oneDecimal(before.readUnits),
    oneDecimal(after.readUnits),
    units,
    oneDecimal(before.writes),
    oneDecimal(after.writes),
    time <= MOST && units <= MOST ? 'yes' : '**no**',
  ];
}

const MILLION = 1_000_000;

/** What calls cost with a thousand bookings, and with many. */
export function scaleSection({ few, added, inMemory, before, after }: ScaleWork): string {
  const all = few.bookings + added.bookings;
  const many = all.toLocaleString('en');
  const rate = added.items / added.seconds;
  const hours = (MILLION * (added.seconds / added.bookings)) / 3600;
  const head = [
    'Call',
    'ms, few',
    'ms, many',
    'Ratio',
    'Read units, few',
    'Read units, many',
    'Ratio',
    'Writes, few',
    'Writes, many',
    `At most ${MOST}`,
  ];
  const rows = before.flatMap((cost) => {
    const later = after.find(({ name }) => name === cost.name);
    return later ? [rowOf(cost, later)] : [];
  });
  return `### ${SCALE_TITLE}

The same calls in one run with ${few.bookings.toLocaleString('en')} bookings of 500 rooms and with ${many}, of which each further room has a hundred. The functions themselves made, answered and ended each of them on a table in memory, with all that the outbox does about it; what they wrote was put into DynamoDB Local in batches, ${(added.items / added.bookings).toFixed(1)} items a booking, and \`npm run check-table\` found nothing in the thousand. DynamoDB Local was ${inMemory ? 'in memory' : 'on the disk'}. The times are medians of 60 calls. It put ${Math.round(rate).toLocaleString('en')} items a second; at that rate a million bookings take ${hours.toFixed(1)} hours.

${table(head, rows)}

The admins’ figures are the sums of 128 items in all and of 128 for each of 18 months. A thousand bookings do not fill these; once they are full, they cost the same at any number.`;
}

/** The title by which the section is found again. */
export const SCALE_TITLE = 'A million bookings';
