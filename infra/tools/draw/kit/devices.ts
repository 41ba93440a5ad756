import { times } from './chance.ts';
import { colours, darker } from './colour.ts';
import { down, glow, slant } from './paint.ts';
import { box, type Solid } from './solid.ts';
import { at, circle, group, path, rect, stroke } from './svg.ts';

/** Which of the seven bars (top, upper left and right, middle, lower left and right, bottom) are lit. */
const bars: Record<string, string> = {
  '0': '1110111',
  '1': '0010010',
  '2': '1011101',
  '3': '1011011',
  '4': '0111010',
  '5': '1101011',
  '6': '1101111',
  '7': '1010010',
  '8': '1111111',
  '9': '1111011',
  '-': '0001000',
};
const barLines = [
  'M2 0H10',
  'M1 1.5V8.5',
  'M11 1.5V8.5',
  'M2 10H10',
  'M1 11.5V18.5',
  'M11 11.5V18.5',
  'M2 20H10',
];

function figure(sign: string, colour: string): string {
  const lit = bars[sign] ?? '';
  return barLines.map((d, i) => (lit[i] === '1' ? stroke(d, colour, 2.6) : '')).join('');
}

/** A thermometer's display, 20 px high figures at scale 1, its middle at the point. */
export function display(x: number, y: number, scale: number, degrees: string, colour = '#9BE8FF') {
  let end = 0;
  const figures = Array.from(degrees).map((sign) => {
    if (sign === '.') {
      end += 5;
      return circle(end - 5, 20, 1.9, colour);
    }
    end += 17;
    return at(end - 17, 0, figure(sign, colour));
  });
  const unit =
    circle(end + 2, 3, 2.6, 'none', { stroke: colour, 'stroke-width': 2 }) +
    stroke(`M${end + 18} 2.5C${end + 7} -4 ${end + 7} 24 ${end + 18} 17.5`, colour, 2.4);
  const housing =
    rect(-16, -15, end + 50, 50, '#DCE7ED', { rx: 8 }) +
    rect(-11, -10, end + 40, 40, down('#081B34', '#123A60'), { rx: 5 });
  return at(x - ((end + 18) * scale) / 2, y - 10 * scale, housing + figures.join('') + unit, scale);
}

/** A fan in its ring; blades stand still. */
export const fan = (x: number, y: number, r: number, turn = 0): string =>
  at(
    x,
    y,
    circle(0, 0, r, '#7F99A9') +
      circle(0, 0, r * 0.9, slant('#2C4E66', '#153249')) +
      group(
        {},
        ...times(5).map((i) =>
          at(
            0,
            0,
            path(
              `M0 0C${r * 0.1} ${-r * 0.5} ${r * 0.35} ${-r * 0.8} ${r * 0.62} ${-r * 0.55}C${r * 0.6} ${-r * 0.3} ${r * 0.3} ${-r * 0.1} 0 0Z`,
              '#8FB0C2',
            ),
            1,
            i * 72,
          ),
        ),
      ) +
      circle(0, 0, r * 0.9, 'none', { stroke: '#B9CDD8', 'stroke-width': 1.2, opacity: 0.7 }) +
      circle(0, 0, r * 0.52, 'none', { stroke: '#B9CDD8', 'stroke-width': 1, opacity: 0.6 }) +
      circle(0, 0, r * 0.16, '#DCE7ED'),
    1,
    turn,
  );

/** The cooling unit on the outside: a box with fans and louvres. */
export function condenser(solid: Solid, fans = 1): string {
  const { x, foot, width, height } = solid;
  const r = Math.min(height * 0.36, (width / fans) * 0.38);
  const drawn = times(fans).map((i) =>
    fan(x + (width * (i + 0.5)) / fans, foot - height * 0.52, r, i * 23),
  );
  const feet = rect(x + 6, foot, 10, 5, '#5C7485') + rect(x + width - 16, foot, 10, 5, '#5C7485');
  return box(solid, '#C4D3DC') + drawn.join('') + feet;
}

/** The evaporator under the ceiling: casing, fans and the air that it blows. */
export function evaporator(x: number, y: number, width: number, fans: number, air = 0.5): string {
  const height = 52;
  const casing =
    rect(x, y, width, height, down('#F7FBFD', '#C3D4DE'), { rx: 5 }) +
    rect(x, y + height - 8, width, 8, '#A9BFCC', { rx: 3 });
  const wheels = times(fans).map((i) =>
    fan(x + (width * (i + 0.5)) / fans, y + height * 0.47, 19, i * 31),
  );
  const stream = times(fans * 3).map((i) => {
    const sx = x + (width * (i + 0.5)) / (fans * 3);
    const reach = 44 + (i % 3) * 20;
    return stroke(
      `M${sx} ${y + height + 8}c-7 ${reach * 0.3} 7 ${reach * 0.6} 0 ${reach}`,
      '#FFFFFF',
      3,
      {
        opacity: air * (i % 2 ? 0.6 : 1),
      },
    );
  });
  return casing + wheels.join('') + stream.join('');
}

/** A lamp on a wall; lit, it throws a cone of light downwards. */
export const lamp = (x: number, y: number, lit: boolean): string =>
  (lit
    ? circle(x, y + 10, 90, glow(['#FFE3AE', 0, 0.7], ['#FFE3AE', 0.4, 0.2], ['#FFE3AE', 1, 0]))
    : '') +
  path(
    `M${x - 13} ${y + 8}C${x - 12} ${y - 6} ${x + 12} ${y - 6} ${x + 13} ${y + 8}Z`,
    darker(colours.deep, 0.4),
  ) +
  rect(x - 8, y + 8, 16, 4, lit ? '#FFF3D6' : '#DCE7ED', { rx: 2 });

/** A solar panel lying in the plane of a roof. */
export function solarPanel(
  x: number,
  y: number,
  width: number,
  rise: number,
  lean: number,
): string {
  const glass = path(
    `M${x} ${y}l${lean} ${-rise}h${width}l${-lean} ${rise}Z`,
    slant('#2F6F9E', '#0B2545'),
    {
      stroke: '#CFE0EA',
      'stroke-width': 2.5,
    },
  );
  const cells = times(3).map((i) => {
    const cx = x + (width * (i + 1)) / 4;
    return stroke(`M${cx} ${y}l${lean} ${-rise}`, '#6FA3C4', 1.1);
  });
  const half = stroke(`M${x + lean / 2} ${y - rise / 2}h${width}`, '#6FA3C4', 1.1);
  return glass + cells.join('') + half;
}
