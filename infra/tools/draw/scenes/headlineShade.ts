import { across, down } from '../kit/paint.ts';
import { rect } from '../kit/svg.ts';

/** Navy over the left of a wide picture, so that a white headline can be read there. */
export const headlineShade = (): string =>
  rect(
    0,
    0,
    1600,
    900,
    across(
      ['#0B2545', 0, 0.94],
      ['#0B2545', 0.3, 0.84],
      ['#0B2545', 0.52, 0.3],
      ['#0B2545', 0.7, 0],
    ),
  ) + rect(0, 640, 1600, 260, down(['#0B2545', 0, 0], ['#0B2545', 1, 0.22]));
