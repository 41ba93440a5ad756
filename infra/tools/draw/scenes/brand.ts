import { colours } from '../kit/colour.ts';
import { crate } from '../kit/crate.ts';
import { homes, range, ridge, terraces, woods } from '../kit/hills.ts';
import { mark, snowflake } from '../kit/mark.ts';
import { clip, sheet } from '../kit/paint.ts';
import { at, circle, ellipse, rect } from '../kit/svg.ts';
import { word, wordWidth } from '../kit/wordmark.ts';

/** The mark alone, on a field of 48 by 48. */
export const logo = (size = 48, corner?: number): string =>
  sheet(size, size, at(0, 0, mark(corner), size / 48));

/** The mark with the name beside it, in navy. */
export function logoWithName(): string {
  const name =
    word('ColdRoom', 66, 38, 0.29, colours.navy, 15) +
    word('Rwanda', 66 + wordWidth('ColdRoom ') * 0.29 + 10, 38, 0.29, colours.teal, 10);
  const width = Math.ceil(80 + wordWidth('ColdRoom Rwanda') * 0.29 + 18);
  return sheet(width, 48, mark() + name);
}

/** Plain colours, for gradients would make the PNG six times as heavy. */
const rings = ['#0C2A4D', '#0D3055', '#0E375F', '#0F3F69'];

/** What a shared link shows: 1200 by 630. */
export function social(): string {
  const far = ridge(470, 40, 90, 480);
  const near = ridge(545, 30, 12, 420);
  const scale = 0.66;
  const width = (wordWidth('ColdRoom Rwanda') + 27) * scale;
  const left = (1200 - width) / 2;
  const scene =
    rect(0, 0, 1200, 630, colours.navy) +
    [620, 470, 330, 210]
      .map((r, step) => circle(600, 190, r, rings[step] ?? colours.navy))
      .join('') +
    range(far, 640, '#1C5F86', 0.04) +
    woods(far, 6, '#164F72', 6) +
    range(near, 660, '#14506F', 0.04) +
    terraces(
      {
        line: near,
        seed: 4,
        rows: 6,
        gap: 17,
        tones: ['#16587A', '#1B668A', '#134B69', '#2A7A93'],
      },
      0.8,
    ) +
    homes(near, 15, 9, 11, 60);
  return (
    scene +
    at(513, 84, mark(), 3.625) +
    word('ColdRoom', left, 392, scale, '#FFFFFF', 16) +
    word(
      'Rwanda',
      left + wordWidth('ColdRoom ') * scale + 27 * scale,
      392,
      scale,
      colours.frost,
      10,
    )
  );
}

/** An empty crate under a snowflake, for lists with nothing in them: 240 by 180. */
export function emptyState(): string {
  const line = ridge(112, 16, 5, 110);
  const back = ridge(92, 14, 23, 140);
  return sheet(
    240,
    180,
    clip(
      circle(120, 88, 80, '#000'),
      rect(0, 0, 240, 180, colours.ice) +
        range(back, 140, '#CFE3E8', 0.2, 240) +
        range(line, 160, '#BBD8D0', 0.2, 240) +
        rect(0, 146, 240, 40, '#DCEBF0'),
    ) +
      ellipse(132, 160, 78, 7, colours.navy, { opacity: 0.12 }) +
      snowflake(120, 46, 21, '#7FB8D1', 12) +
      crate({ x: 66, foot: 158, width: 96, height: 46, depth: 54 }, '#8FBDD0'),
  );
}
