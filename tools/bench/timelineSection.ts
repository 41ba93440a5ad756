import { oneDecimal, table, verdict } from './report.ts';
import type { TimelineDrawing } from './timelinePage.ts';
import type { TimelineAnswer } from './timelineWork.ts';

/** Largest answer, in kB, and most round trips one after another. */
const MOST_KB = 95;
const MOST_ROUNDS = 4;

/** What the timeline of a month costs, on the server and in the browser. */
export function timelineSection(answer: TimelineAnswer, drawings: TimelineDrawing[]): string {
  const { rooms, kB, gzipKB, roundTrips, rounds, readUnits } = answer;
  const isKept = kB <= MOST_KB && rounds <= MOST_ROUNDS;
  const rows = drawings.map(({ width, drawMs, medianMs, p95Ms }) => [
    width,
    Math.round(drawMs),
    oneDecimal(medianMs),
    oneDecimal(p95Ms),
  ]);
  return `### The timeline

All rows of ${rooms} rooms for 31 days, three days in five of them held, in one answer: at most ${MOST_KB} kB and ${MOST_ROUNDS} round trips one after another.

${table(['Rooms', 'kB', 'kB gzip', 'Read units', 'queries in rounds', 'Kept'], [[rooms, oneDecimal(kB), oneDecimal(gzipKB), readUnits, `${roundTrips} in ${rounds}`, verdict(isKept)]])}

How long the page takes from the last byte of this answer to the frame that shows all rows, and from frame to frame while the rows are scrolled, in a Chromium without a display and without a graphics card.

${table(['Screen px', 'Drawn after ms', 'Frame ms, median', 'Frame ms, p95'], rows)}`;
}
