/**
 * Does works in their order, at most `limit` of them at once. Where one of them `fails`, those that run
 * are finished and no other is begun. Answers what came of those that were done.
 */
export async function atOnce<Work, Outcome>(
  works: readonly Work[],
  limit: number,
  perform: (work: Work) => Promise<Outcome>,
  fails: (outcome: Outcome) => boolean,
): Promise<Outcome[]> {
  const waiting = [...works];
  const outcomes: Outcome[] = [];
  const workThrough = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await perform(next);
      outcomes.push(outcome);
      if (fails(outcome)) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: limit }, workThrough));
  return outcomes;
}
