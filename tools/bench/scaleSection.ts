import { oneDecimal, table, twoDecimals, verdict } from './report.ts';
import type { ScaleCost, ScaleWork } from './scale/scaleWork.ts';

/** A call may take so many times as long with a million bookings as with a thousand. */
const MOST = 1.3;

const ratioOf = (after: number, before: number): number =>
  before === 0 ? 1 : twoDecimals(after / before);

/** What a call costs in both houses. DynamoDB counts read units; the time is that of DynamoDB Local and its files as well. */
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
    verdict(time <= MOST && units <= MOST),
  ];
}

const number = (value: number): string => Math.round(value).toLocaleString('en');

/** What calls cost with a thousand bookings, and with many. */
export function scaleSection({
  few,
  many,
  checked,
  same,
  seconds,
  load,
  calls,
  costs,
}: ScaleWork): string {
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
  return `### ${SCALE_TITLE}

The same calls by turns in a house of ${number(few.bookings)} bookings and ${number(few.rooms)} rooms and in one of ${number(many.bookings)} bookings and ${number(many.rooms)} rooms; both are tables of one DynamoDB Local on the disk. The functions themselves played the small house and ${number(many.played)} bookings of the large one: each was made, answered and ended on a table in memory, with all that the outbox does about it. The others are copies of these, with other ids, numbers, names and addresses in the same shards, and with sums that count them. All was written into the file of DynamoDB Local while that was stopped: ${number(many.items)} items, ${(many.items / many.bookings).toFixed(1)} a booking, in ${number(many.seconds / 60)} minutes, ${number(seconds / 60)} with the indexes and all that is measured, at a load of ${load.toFixed(1)}. Of a room that was put in batches as well, all ${number(same)} items and all partitions of the indexes were read back the same. In the small house, and in one of ${number(checked.bookings)} bookings that was copied in the same way from ${number(checked.played)}, \`npm run check-table\` found nothing, and all figures equalled a recount. The sums of months were folded in both, as the hourly run does it. The times are medians of ${calls} calls.

${table(
  head,
  costs.map((cost) => rowOf(cost.few, cost.many)),
)}`;
}

/** The title by which the section is found again. */
export const SCALE_TITLE = 'A million bookings';
