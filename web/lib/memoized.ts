/**
 * A selector that answers the same as before while its parts are the same, so that nothing is drawn anew for it.
 * It remembers one answer. Redux Toolkit's own, which remembers more, would add 1.2 kB to the first script.
 */
export function memoized<State, Parts extends unknown[] | [], Answer>(
  partsOf: (state: State) => Parts,
  combine: (...parts: Parts) => Answer,
): (state: State) => Answer {
  let last: { parts: Parts; answer: Answer } | undefined;
  return (state) => {
    const parts = partsOf(state);
    const isSame = last !== undefined && parts.every((part, place) => part === last?.parts[place]);
    if (!last || !isSame) last = { parts, answer: combine(...parts) };
    return last.answer;
  };
}
