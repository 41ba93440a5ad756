import { useEffect, useState } from 'react';
import type { Strength } from './strength.ts';

type StrengthOf = typeof import('./strength.ts').strengthOf;

/**
 * The strength of what is typed; undefined while nothing is, and where its code cannot be fetched. The
 * code and its dictionary (30 kB) are fetched when the first character is typed.
 * @param known what is known about the person: names, e-mail address
 */
export function useStrength(password: string, known: string[]): Strength | undefined {
  const [strengthOf, setStrengthOf] = useState<StrengthOf>();
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return;
    import('./strength.ts').then(
      (code) => setStrengthOf(() => code.strengthOf),
      () => undefined, // The meter is a help; the form works without it.
    );
  }, [isTyped]);
  return isTyped ? strengthOf?.(password, known) : undefined;
}
