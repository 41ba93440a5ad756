import { useState } from 'react';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import type { Span } from './range.ts';

/**
 * How many days are shown: a week on a phone, which has room for no more; elsewhere as many as were chosen, at first as many as
 * the screen has room for.
 */
export function useSpan() {
  const isPhone = useMedia('(width < 48rem)');
  const isTablet = useMedia('(width < 75rem)');
  const [chosen, choose] = useState<Span>();
  const fitting: Span = isTablet ? 14 : 31;
  return { span: isPhone ? 7 : (chosen ?? fitting), choose, isFixed: isPhone };
}
