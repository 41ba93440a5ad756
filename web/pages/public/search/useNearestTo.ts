import { useState } from 'react';
import type { RoomFilter, RoomOrder } from '#web/features/rooms/filter.ts';
import { askHere, readHere } from '#web/lib/here.ts';
import { useInBrowser } from '#web/lib/hooks/useInBrowser.ts';

/** From where the nearest rooms are: from the city that is typed, or from where the reader lets it be found out. */
export function useNearestTo({ order, city }: RoomFilter) {
  const here = useInBrowser(readHere);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const lacksPlace = (one: RoomOrder) => one === 'near' && !city.trim() && !here;
  const ask = async () => {
    setAsking(true);
    setProblem(undefined);
    const refusal = await askHere();
    setProblem(refusal);
    setAsking(false);
    return refusal === undefined;
  };
  const missing = lacksPlace(order);
  return {
    /** Whether an order needs the reader's place, which is not known. */
    lacksPlace,
    /** Whether the chosen order does. */
    missing,
    asking,
    /** Asks the browser for the place; answers whether it said it. */
    ask,
    problem: missing ? problem : undefined,
    hint: order === 'near' ? hintOf(city.trim(), here !== undefined) : undefined,
    /** Says that the search lacks a place. */
    complain: () => setProblem('Enter a city, or press “Use my position”.'),
  };
}

export type Near = ReturnType<typeof useNearestTo>;

function hintOf(city: string, isKnown: boolean): string {
  if (city) return `Measured from ${city}. Shows rooms outside it too.`;
  return isKnown
    ? 'Measured from where you are, to within about 1\u00a0km.'
    : 'Measured from the city, or from where you are.';
}
