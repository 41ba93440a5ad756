import { colours } from '../kit/colour.ts';
import { across, down } from '../kit/paint.ts';
import { rect } from '../kit/svg.ts';

/** Place and opacity of the navy: it fades along a soft curve, so that no edge shows. */
const ease = [
  [0, 0.97],
  [0.14, 0.95],
  [0.26, 0.88],
  [0.36, 0.74],
  [0.44, 0.54],
  [0.52, 0.33],
  [0.6, 0.17],
  [0.7, 0.06],
  [0.82, 0],
] as const;

/** Navy over the left of a wide picture, so that a white headline can be read there. */
export const headlineShade = (): string =>
  rect(
    0,
    0,
    1600,
    900,
    across(...ease.map(([offset, opacity]) => [colours.navy, offset, opacity] as const)),
  ) + rect(0, 640, 1600, 260, down(['#0B2545', 0, 0], ['#0B2545', 1, 0.22]));
