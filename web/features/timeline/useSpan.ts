import { useState } from 'react';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import type { Span } from './range.ts';

/**
 * How many days are shown: a week on a phone, which has room for no more, and two on one that is held on its side; elsewhere
 * as many as were chosen, at first as many as the screen has room for. Where it is compact, there is one line for what asks.
 */
export function useSpan() {
  const isUpright = useMedia('not all and (min-width: 34rem)');
  const isPhone = useMedia('not all and (min-width: 48rem)');
  const isTablet = useMedia('not all and (min-width: 75rem)');
  const [chosen, choose] = useState<Span>();
  const fitting: Span = isTablet ? 14 : 31;
  const span = isPhone ? (isUpright ? 7 : 14) : (chosen ?? fitting);
  // So that the other days of a phone that is turned are there at once.
  const fetched: Span = isPhone ? 14 : span;
  return { span, fetched, choose, isFixed: isPhone, isCompact: isTablet };
}
