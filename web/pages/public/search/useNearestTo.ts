import { useState } from 'react';
import type { RoomFilter } from '#web/features/rooms/filter.ts';
import { askHere, readHere } from '#web/lib/here.ts';
import { useInBrowser } from '#web/lib/hooks/useInBrowser.ts';

/** From where the nearest rooms are: from the city that is typed, or from where the reader lets it be found out. */
export function useNearestTo({ order, city }: RoomFilter) {
  const here = useInBrowser(readHere);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isNear = order === 'near';
  const needsPlace = isNear && !city.trim();
  const ask = async () => {
    setAsking(true);
    setProblem(undefined);
    setProblem(await askHere());
    setAsking(false);
  };
  return {
    /** Whether the reader's place is needed, and not known. */
    missing: needsPlace && !here,
    asking,
    ask,
    problem: needsPlace && !here ? problem : undefined,
    hint: isNear ? hintOf(city.trim(), here !== undefined) : undefined,
    /** Says that the search lacks a place. */
    complain: () => setProblem('Say a city, or press “Use my position”.'),
  };
}

export type Near = ReturnType<typeof useNearestTo>;

function hintOf(city: string, isKnown: boolean): string {
  if (city) return `From ${city}, in and outside it.`;
  return isKnown ? 'From where you are, to about a kilometre.' : 'From the city, or from you.';
}
