import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { ASKED_DAYS } from './range.ts';

/** How many days a screen has room for: a week on a phone, two on a tablet. */
export function useShownDays(): number {
  const isPhone = useMedia('(width < 48rem)');
  const isTablet = useMedia('(width < 75rem)');
  if (isPhone) return 7;
  return isTablet ? 14 : ASKED_DAYS;
}
