/** Which part of what was asked was refused, and of which key most. */
export interface Refused {
  part: number;
  name: string | undefined;
}

/** @param tally how much was refused of each key */
export function refusedOf(tally: Map<string, number>, asked: number): Refused {
  const [most] = [...tally].toSorted(([, a], [, b]) => b - a);
  const total = [...tally.values()].reduce((sum, one) => sum + one, 0);
  return { part: asked === 0 ? 0 : total / asked, name: total > 0 ? most?.[0] : undefined };
}
