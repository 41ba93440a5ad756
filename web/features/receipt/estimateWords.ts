import type { Booking } from '#shared/booking.ts';
import { serviceEstimate } from '#shared/receipt.ts';
import { formatMeasure } from '#web/lib/format.ts';
import { formatDollars } from './receiptFacts.ts';

interface Estimate {
  total: string;
  /** How the total comes about. */
  reckoning: string;
}

/** The estimate of a booking's service with its reckoning; undefined where there is nothing to estimate. */
export function estimateWords({
  service,
  weight = 0,
}: Pick<Booking, 'service' | 'weight'>): Estimate | undefined {
  const total = serviceEstimate({ service, weight });
  if (!service || total === 0) return undefined;
  const base = serviceEstimate({ service });
  const parts = [
    ...(base > 0 ? [`${formatDollars(base)} for ${bases[service]}`] : []),
    ...(weight > 0
      ? [`${formatDollars(serviceEstimate({ weight }))} for ${formatMeasure(weight, 'kg')} at $2`]
      : []),
  ];
  return { total: formatDollars(total), reckoning: parts.join(' + ') };
}

const bases = { cold_room: 'a cold room', transportation: 'transportation', storage: 'storage' };
