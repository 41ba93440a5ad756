import type { RoomType } from '#shared/roomTypes.ts';
import type { Service } from '#shared/services.ts';
import type { Stay } from '#shared/stay.ts';
import type { ContactOpening } from '#web/features/contact/opening.ts';
import { groupWords } from '#web/features/rooms/keepingWords.ts';
import { formatDay } from '#web/lib/format.ts';
import { paths, searchPath } from '#web/lib/paths.ts';

export const products = ['Vegetables', 'Fruits', 'Meat'] as const;

/** What somebody wants to keep, and how; empty where they have not said. */
export interface GoodsChoice {
  service: Service | '';
  /** One of the above, or what was said of it on another page. */
  product: string;
}

/** The kind of rooms that a service means. */
export const roomTypeOf: Partial<Record<GoodsChoice['service'], RoomType>> = {
  cold_room: 'Cold Room',
  storage: 'Ware House',
};

const serviceNotes: Record<Service, string> = {
  cold_room: 'You will see our chilled and frozen rooms.',
  storage: 'You will see our dry warehouses.',
  transportation:
    'Trucks are planned by people: we take your days to the contact form and answer with a price.',
};

const productNotes: Record<(typeof products)[number], string> = {
  Vegetables: groupWords('Vegetables'),
  Fruits: groupWords('Fruits'),
  Meat: `${groupWords('Meat and fish')} Keep frozen meat at -18 °C.`,
};

/** What a choice means, in words: where it leads, and which temperature to look for. */
export function notesOn({ service, product }: GoodsChoice): string {
  const known = products.find((one) => one === product);
  return [service && serviceNotes[service], known && productNotes[known]].filter(Boolean).join(' ');
}

function transportQuestion({ product }: GoodsChoice, { startDate, endDate }: Stay): string {
  const load = product ? ` for ${product.toLowerCase()}` : '';
  return `I need refrigerated transport${load}${daysInWords(startDate, endDate)}. It goes from … to …`;
}

function daysInWords(startDate: string, endDate: string): string {
  if (!startDate || !endDate) return '';
  if (startDate === endDate) return `, on ${formatDay(startDate)}`;
  return `, from ${formatDay(startDate)} to ${formatDay(endDate)}`;
}

/**
 * Where the availability search leads: to the rooms of the wanted kind that are free on these days,
 * or to the contact form for a truck, since trucks have no calendar.
 */
export function destinationOf(
  goods: GoodsChoice,
  days: Stay,
): { to: string; state?: ContactOpening } {
  if (goods.service === 'transportation') {
    return { to: paths.contact.path, state: { questions: transportQuestion(goods, days) } };
  }
  const { service, product } = goods;
  const roomType = roomTypeOf[service];
  const { startDate, endDate } = days;
  const wish = { startDate, endDate, service, productType: product, ...(roomType && { roomType }) };
  return { to: searchPath(wish) };
}
