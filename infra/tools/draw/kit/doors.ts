import { times } from './chance.ts';
import { colours, darker, lighter } from './colour.ts';
import { across, clip, down, glow, slant } from './paint.ts';
import { behind } from './solid.ts';
import { circle, ellipse, polygon, rect } from './svg.ts';

export interface Opening {
  x: number;
  foot: number;
  width: number;
  height: number;
}

/** The cold interior seen through an opening: left wall, floor, back wall, and what stands there. */
export function inside(
  { x, foot, width, height }: Opening,
  depth: number,
  goods: string,
  warm = false,
): string {
  const top = foot - height;
  const [backX, backY] = behind(x, foot, depth);
  const wall = warm ? ['#F7EBD8', '#D9C3A2'] : ['#F3FAFD', '#B8DAE8'];
  const room =
    rect(x, top, width, height, down(wall[0] ?? '', wall[1] ?? '')) +
    polygon(
      [
        [x, top],
        [backX, top],
        [backX, backY],
        [x, foot],
      ],
      across(warm ? '#B89B76' : '#8DBBD0', warm ? '#D3BA94' : '#BBDCE9'),
    ) +
    polygon(
      [
        [x, foot],
        [backX, backY],
        [x + width, backY],
        [x + width, foot],
      ],
      down(warm ? '#B79F80' : '#A9C9D8', warm ? '#D6C3A6' : '#D8E8EF'),
    ) +
    circle(
      x + width * 0.55,
      top + height * 0.2,
      width * 0.75,
      glow(['#FFFFFF', 0, 0.8], ['#FFFFFF', 1, 0]),
    );
  const shade = rect(x, top, width, 26, down(['#0B2545', 0, 0.35], ['#0B2545', 1, 0]));
  return clip(rect(x, top, width, height, '#000'), room + goods + shade);
}

/** Frame and insulated leaf of a sliding door that stands open to the left or right of its opening. */
export function slidingDoor(
  opening: Opening,
  side: 'left' | 'right',
  leafColour = '#D3E3EB',
  trim: string = colours.teal,
): string {
  const { x, foot, width, height } = opening;
  const top = foot - height;
  const frame = [
    rect(x - 9, top - 9, 9, height + 9, darker(trim, 0.25)),
    rect(x + width, top - 9, 9, height + 9, darker(trim, 0.4)),
    rect(x - 9, top - 9, width + 18, 9, darker(trim, 0.15)),
  ].join('');
  const leafWidth = width * 0.86;
  const leafX = side === 'left' ? x - leafWidth - 16 : x + width + 16;
  const rail = rect(Math.min(leafX, x) - 10, top - 26, width + leafWidth + 36, 9, '#6F8796', {
    rx: 2,
  });
  const leaf =
    rect(leafX + 5, top - 4, leafWidth, height + 2, '#0B2545', { opacity: 0.18 }) +
    rect(
      leafX,
      top - 8,
      leafWidth,
      height + 4,
      across(lighter(leafColour, 0.5), leafColour, darker(leafColour, 0.1)),
      { rx: 3 },
    ) +
    rect(leafX, top - 8, leafWidth, height + 4, 'none', {
      rx: 3,
      stroke: darker(leafColour, 0.3),
      'stroke-width': 2,
    }) +
    rect(leafX + 3, foot - 40, leafWidth - 6, 34, slant('#B4C4CD', '#93A8B4')) +
    rect(
      side === 'left' ? leafX + leafWidth - 22 : leafX + 14,
      foot - height * 0.52,
      8,
      48,
      darker(trim, 0.1),
      { rx: 4 },
    );
  const wheels = [0.2, 0.8].map((s) => circle(leafX + leafWidth * s, top - 18, 6, '#445C6C'));
  return rail + leaf + wheels.join('') + frame;
}

/** The same door, shut. */
export function shutDoor(
  opening: Opening,
  leafColour = '#D3E3EB',
  trim: string = colours.teal,
): string {
  const { x, foot, width, height } = opening;
  const top = foot - height;
  return (
    rect(x - 26, top - 26, width + 52, 9, '#6F8796', { rx: 2 }) +
    [0.2, 0.8].map((share) => circle(x + width * share, top - 18, 6, '#445C6C')).join('') +
    rect(x - 10, top - 10, width + 20, height + 10, darker(trim, 0.2), { rx: 2 }) +
    rect(
      x - 2,
      top - 2,
      width + 4,
      height,
      across(lighter(leafColour, 0.5), leafColour, darker(leafColour, 0.1)),
      { rx: 3 },
    ) +
    rect(x + 2, foot - 44, width - 4, 36, slant('#B4C4CD', '#93A8B4')) +
    rect(x + width - 24, foot - height * 0.54, 8, 52, darker(trim, 0.1), { rx: 4 })
  );
}

/** Clear plastic strips that keep the cold in, over the part of the opening from `from` (0 to 1). */
export const strips = ({ x, foot, width, height }: Opening, from: number): string =>
  times(Math.round((width * (1 - from)) / 22))
    .map((i) =>
      rect(
        x + width * from + i * 22,
        foot - height,
        23,
        height - 6,
        across(['#FFFFFF', 0, 0.62], ['#BFE0EE', 0.5, 0.3], ['#FFFFFF', 1, 0.5]),
        { rx: 2 },
      ),
    )
    .join('');

/** Cold air that rolls out over the threshold. */
export const coldAir = ({ x, foot, width }: Opening): string =>
  ellipse(
    x + width * 0.5,
    foot + 10,
    width * 0.72,
    26,
    glow(['#FFFFFF', 0, 0.85], ['#FFFFFF', 0.6, 0.4], ['#FFFFFF', 1, 0]),
  ) +
  ellipse(
    x + width * 0.3,
    foot + 22,
    width * 0.5,
    16,
    glow(['#FFFFFF', 0, 0.6], ['#FFFFFF', 1, 0]),
  );
