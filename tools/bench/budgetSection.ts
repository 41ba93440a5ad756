import type { WayStep } from './bookingWay.ts';
import { budgets, shareOf } from './budgets.ts';
import type { PageCost } from './pageCosts.ts';
import { oneDecimal, table, verdict } from './report.ts';

/** Pages that show a list of rooms. */
const lists = ['/', '/search'];

const isWithin = (page: PageCost): boolean =>
  page.scriptsKB <= budgets.scriptsKB &&
  page.firstLoadKB <= budgets.firstLoadKB &&
  page.lcp <= budgets.lcpMs &&
  page.cls <= budgets.cls &&
  (!lists.includes(page.page) || page.picturesKB <= budgets.listPicturesKB);

function rowOf(cost: PageCost): (string | number)[] {
  const { page, scriptsKB, firstLoadKB, lcp, cls, picturesKB } = cost;
  const isList = lists.includes(page);
  return [
    `\`${page}\``,
    oneDecimal(scriptsKB),
    shareOf(scriptsKB, budgets.scriptsKB),
    oneDecimal(firstLoadKB),
    shareOf(firstLoadKB, budgets.firstLoadKB),
    lcp,
    shareOf(lcp, budgets.lcpMs),
    cls,
    isList ? oneDecimal(picturesKB) : '',
    isList ? shareOf(picturesKB, budgets.listPicturesKB) : '',
    verdict(isWithin(cost)),
  ];
}

const totalOf = (steps: WayStep[], figure: 'kB' | 'requests' | 'seconds'): number =>
  steps.reduce((sum, step) => sum + step[figure], 0);

/** What the public pages cost, beside their budgets. */
export function budgetSection(pages: PageCost[]): string {
  const { scriptsKB, firstLoadKB, lcpMs, listPicturesKB } = budgets;
  const head = [
    'Page',
    'Scripts kB gzip',
    `of ${scriptsKB}`,
    'First load kB',
    `of ${firstLoadKB}`,
    'LCP ms',
    `of ${lcpMs}`,
    'CLS',
    'Pictures kB',
    `of ${listPicturesKB}`,
    'Within',
  ];
  return `### Budgets

What each public page costs on Lighthouse’s phone on a slow line (its default throttling), from the local edge: the median of three loads by LCP. Beside each figure stands the share of its budget. Scripts are those that the page needs before anything is touched; the first load is all that it fetches, as it was sent; pictures count on pages with a list of rooms. CLS shall be 0.

${table(head, pages.map(rowOf))}`;
}

/** What the way of a new customer to a booking costs, beside its budgets. */
export function waySection(way: WayStep[]): string {
  const { wayKB, wayRequests } = budgets;
  const [kB, requests] = [oneDecimal(totalOf(way, 'kB')), totalOf(way, 'requests')];
  const steps = way.map((step) => [
    step.step,
    oneDecimal(step.kB),
    step.requests,
    oneDecimal(step.seconds),
    step.largest.map((file) => `\`${file.name}\` ${oneDecimal(file.kB)}`).join(', '),
  ]);
  return `### The way of a new customer

What is fetched by somebody who comes for the first time, finds a room, signs up and books it, on a phone of 360 × 640 with a fourth of the processor and a bad line (400 kbit/s, 400 ms to the server and back): ${kB} kB (${shareOf(kB, wayKB)} of ${wayKB}) in ${requests} requests (${shareOf(requests, wayRequests)} of ${wayRequests}), in ${oneDecimal(totalOf(way, 'seconds'))} seconds without any thinking. A step lasts until nothing more is fetched. Each answer of the local edge has about 0.8 kB of headers, which CloudFront’s HTTP/2 compresses.

${table(['Step', 'kB', 'Requests', 'Seconds', 'Largest, in kB'], steps)}`;
}
