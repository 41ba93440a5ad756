import { limits } from '#shared/limits.ts';
import { table, verdict } from './report.ts';
import type { SearchCost } from './searchWork.ts';

/** Most read units, and most round trips one after another, of a page. */
const SEARCH_UNITS = 60;
const SEARCH_ROUNDS = 3;

const isKept = ({ rounds, readUnits }: SearchCost): boolean =>
  rounds <= SEARCH_ROUNDS && readUnits <= SEARCH_UNITS;

/** Whether a search keeps what is promised with each number of rooms; empty where nothing is promised. */
function verdictOf(costs: SearchCost[]): string {
  if (!costs.some(({ isPromised }) => isPromised)) return '';
  return verdict(costs.every(isKept));
}

/** Read units and round trips of searches, by the number of rooms in the table. */
export function searchSection(costs: SearchCost[]): string {
  const sizes = [...new Set(costs.map(({ rooms }) => rooms))];
  const rows = [...Map.groupBy(costs, ({ search }) => search)].map(([search, same]) => [
    search,
    ...same.flatMap(({ readUnits, roundTrips, rounds, shown }) => [
      readUnits,
      `${roundTrips} in ${rounds}`,
      shown,
    ]),
    verdictOf(same),
  ]);
  const head = [
    'Search',
    ...sizes.flatMap((size) => [`${size} rooms: read units`, 'queries in rounds', 'shown']),
    'Kept',
  ];
  return `### The search

What a search reads, in DynamoDB's read units, and its queries with the round trips that they take one after another; with ${sizes.map((size) => size.toLocaleString('en')).join(', ')} rooms that each have a year of bookings. The rooms stand around eight towns, four in ten in Kigali, and are written as the product writes them. A page has up to ${limits.searchPage} rooms and must take at most ${SEARCH_UNITS} read units and ${SEARCH_ROUNDS} round trips. A page of a search that few rooms fit ends early and says where the next one begins.

${table(head, rows)}`;
}
