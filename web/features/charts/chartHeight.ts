import type { BarsProps } from './components/Bars.tsx';

/** From where on a chart has room for long names. */
export const WIDE = '(min-width: 48rem)';

/** Of upright bars, in px. */
const HEIGHT = 220;

/** Names beside lying bars: the width in px, as many letters as stand there on a few lines, and the height of these. */
export const NAMES = {
  narrow: { width: 112, letters: 34, row: 58 },
  wide: { width: 240, letters: 52, row: 52 },
} as const;

/** Names that stand on one line at any width: as many letters as they have at most, and the height of that line. */
const SHORT_NAMES = { letters: 14, row: 30 };

/** The numbers below lying bars. */
const AXIS = 40;

/** How high a chart is, in px: lying bars are each as high as its name. It is known before the code that draws them has come. */
export function chartHeight(
  { lying, points }: Pick<BarsProps, 'lying' | 'points'>,
  isWide: boolean,
): number {
  if (!lying) return HEIGHT;
  const short = points.every(({ label }) => label.length <= SHORT_NAMES.letters);
  const { row } = isWide ? NAMES.wide : NAMES.narrow;
  return points.length * (short ? SHORT_NAMES.row : row) + AXIS;
}
