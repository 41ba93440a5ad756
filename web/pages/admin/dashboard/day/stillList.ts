interface Entry {
  id: string;
}

/**
 * The entries of a list in the places in which they were shown, each as it is now. What has left the list stays as it
 * was and is named; what has come stands behind all others.
 */
export function stillList<T extends Entry>(shown: readonly T[], now: readonly T[]) {
  const present = new Map(now.map((entry) => [entry.id, entry]));
  const ids = shown.map(({ id }) => id);
  const known = new Set(ids);
  return {
    entries: [
      ...shown.map((entry) => present.get(entry.id) ?? entry),
      ...now.filter(({ id }) => !known.has(id)),
    ],
    gone: new Set(ids.filter((id) => !present.has(id))),
  };
}
