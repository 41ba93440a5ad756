import { colours, darker, lighter } from './colour.ts';
import { across, down, round, slant } from './paint.ts';
import { box, rightSide, topSide, type Solid } from './solid.ts';
import { snowflake } from './mark.ts';
import { at, circle, ellipse, path, polygon, rect, stroke } from './svg.ts';

/** A wooden pallet; what stands on it stands 16 px higher at a height of 16. */
export function pallet(solid: Solid): string {
  const { x, foot, width, height } = solid;
  const blocks = [0, 0.42, 0.86].map((share) =>
    rect(x + width * share, foot - height * 0.62, width * 0.14, height * 0.62, '#9C7248'),
  );
  return (
    rightSide(solid, '#8A6540') +
    topSide(solid, '#DDB684') +
    rect(x, foot - height * 0.62, width, height * 0.62, '#5B4430') +
    blocks.join('') +
    rect(x, foot - height, width, height * 0.36, '#D1A570')
  );
}

/** A milk can of aluminium, 120 px high at scale 1. */
export function milkCan(x: number, y: number, scale: number): string {
  const metal = across('#8FA7B5', '#EEF4F7', '#C9D7DF', '#7F98A7');
  return at(
    x,
    y,
    ellipse(10, 0, 40, 8, '#0B2545', { opacity: 0.2 }) +
      path(
        'M-32 -4C-34 -40 -34 -62 -30 -72C-26 -82 -17 -84 -16 -94L16 -94C17 -84 26 -82 30 -72C34 -62 34 -40 32 -4C20 3 -20 3 -32 -4Z',
        metal,
      ) +
      rect(-20, -106, 40, 14, across('#9DB4C2', '#F7FBFD', '#8FA7B5'), { rx: 4 }) +
      rect(-12, -116, 24, 12, across('#8FA7B5', '#E3EDF2', '#7F98A7'), { rx: 5 }) +
      stroke('M-32 -62C-46 -62 -46 -38 -33 -38M32 -62C46 -62 46 -38 33 -38', '#8FA7B5', 4.5) +
      stroke('M-32 -26C-12 -20 12 -20 32 -26M-32 -14C-12 -8 12 -8 32 -14', '#7F98A7', 2, {
        opacity: 0.8,
      }),
    scale,
  );
}

/** A carton, with frost on it where it comes from the freezer. */
export function carton(solid: Solid, tone = '#D2A877', frosted = false, tape = '#E9D2B0'): string {
  const { x, foot, width, height } = solid;
  const strip = rect(x + width * 0.44, foot - height, width * 0.12, height * 0.34, tape);
  const label = rect(x + width * 0.1, foot - height * 0.42, width * 0.3, height * 0.26, '#F7FBFD', {
    rx: 2,
    opacity: 0.9,
  });
  const rime = frosted
    ? rect(x, foot - height, width, height * 0.5, down(['#FFFFFF', 0, 0.75], ['#FFFFFF', 1, 0])) +
      topSide(solid, '#FFFFFF').replace('/>', ' opacity="0.6"/>')
    : '';
  return box(solid, tone) + strip + label + rime;
}

/** A white insulated box for vaccines. */
export function coolBox(solid: Solid, band: string = colours.teal): string {
  const { x, foot, width, height } = solid;
  return (
    box(solid, '#EDF4F8') +
    rect(x, foot - height * 0.78, width, height * 0.1, '#BDD2DE') +
    rect(x, foot - height * 0.3, width, height * 0.16, band) +
    snowflake(x + width / 2, foot - height * 0.5, height * 0.14, band, 16)
  );
}

/** A glass vial with a coloured cap, 56 px high at scale 1. */
export const vial = (x: number, y: number, scale: number, cap: string): string =>
  at(
    x,
    y,
    ellipse(4, 0, 15, 4, '#0B2545', { opacity: 0.2 }) +
      rect(-12, -40, 24, 40, across('#C3DDE9', '#FFFFFF', '#A9CBDB'), { rx: 5 }) +
      rect(-12, -22, 24, 20, across('#8CC4DD', '#CBE9F5', '#7BB4CF'), { rx: 4, opacity: 0.85 }) +
      rect(-12, -30, 24, 15, '#F7FBFD') +
      rect(-9, -27, 12, 2.4, cap) +
      rect(-9, -22, 16, 2, '#B4C9D4') +
      rect(-7, -48, 14, 10, across('#AFC6D3', '#EEF4F7', '#9DB4C2')) +
      rect(-9, -57, 18, 11, across(lighter(cap, 0.1), lighter(cap, 0.35), darker(cap, 0.1)), {
        rx: 3,
      }),
    scale,
  );

/** Half an avocado, cut side to the front. */
export const avocadoHalf = (x: number, y: number, r: number, turn: number): string =>
  at(
    x,
    y,
    path(
      'M0 -30C13 -29 12 -11 20 3C27 19 12 26 0 26C-12 26 -27 19 -20 3C-12 -11 -13 -29 0 -30Z',
      '#466F38',
    ) +
      path(
        'M0 -26C10 -25 9 -10 16 3C22 17 10 22 0 22C-10 22 -22 17 -16 3C-9 -10 -10 -25 0 -26Z',
        slant('#F2F0B8', '#C9DB7D'),
      ) +
      circle(0, 8, 9.6, round('#C48A5A', '#8A5733')),
    r / 26,
    turn,
  );

/** A sheet of plastic around a load. */
export const wrap = ({ x, foot, width, height }: Solid): string =>
  polygon(
    [
      [x, foot],
      [x, foot - height],
      [x + width, foot - height],
      [x + width, foot],
    ],
    slant(['#FFFFFF', 0, 0.5], ['#FFFFFF', 0.4, 0.08], ['#FFFFFF', 1, 0.3]),
  );
