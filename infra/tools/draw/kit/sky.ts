import { between, chance, times } from './chance.ts';
import { clip, down, glow, type Stop } from './paint.ts';
import { circle, group, rect } from './svg.ts';

export const hours = {
  dawn: ['#9CC9E0', '#D6EAF2', '#FBE7CF', '#F8CFA0'],
  morning: ['#8FC6E0', '#C6E4F1', '#EEF7FB'],
  noon: ['#6FB4D6', '#A9D6EA', '#E3F2F8'],
  cloudy: ['#A9C0CC', '#CFDDE4', '#EDF3F5'],
  golden: ['#7DB4CE', '#CFE0E0', '#FBE3BD', '#F6BE7D'],
  dusk: ['#2B567D', '#6D8FAE', '#E6B79A', '#F2A871'],
  night: ['#081B34', '#123A60', '#2B6488', '#6A9CB4'],
} as const;
export type Hour = keyof typeof hours;

/** The sky down to `horizon`, over the whole width. */
export function sky(hour: Hour, width = 1200, horizon = 620): string {
  const stops: readonly Stop[] = hours[hour];
  return rect(0, 0, width, horizon + 60, down(...stops));
}

/** The sun with its halo. */
export const sun = (x: number, y: number, r: number, colour = '#FFF3D6', halo = '#FFE3AE') =>
  circle(x, y, r * 6, glow([halo, 0, 0.8], [halo, 0.3, 0.34], [halo, 0.62, 0.1], [halo, 1, 0])) +
  circle(x, y, r, colour);

/** The moon, and stars above `horizon`. */
export function nightLights(
  x: number,
  y: number,
  horizon: number,
  seed: number,
  width = 1200,
): string {
  const next = chance(seed);
  const stars = times(70).map(() =>
    circle(between(next, 0, width), between(next, 0, horizon), between(next, 0.7, 1.9), '#E8F4FA', {
      opacity: between(next, 0.3, 0.9),
    }),
  );
  const moon =
    circle(x, y, 110, glow(['#CFE8F3', 0, 0.35], ['#CFE8F3', 1, 0])) +
    circle(x, y, 26, '#F7FBFD') +
    circle(x + 8, y - 5, 5, '#DCEAF1') +
    circle(x - 9, y + 8, 3.4, '#DCEAF1');
  return stars.join('') + moon;
}

type Puff = readonly [x: number, y: number, r: number];

const clouds: readonly [readonly Puff[], ...(readonly Puff[])[]] = [
  [
    [-44, -22, 22],
    [-8, -36, 34],
    [36, -28, 27],
    [66, -16, 16],
  ],
  [
    [-60, -14, 15],
    [-30, -26, 26],
    [14, -24, 22],
    [48, -34, 30],
  ],
  [
    [-52, -16, 17],
    [-16, -24, 24],
    [22, -20, 20],
    [58, -13, 14],
  ],
];

/** A cloud of a flat foot, about 200 px wide at scale 1; its shape follows from where it stands. */
export function cloud(x: number, y: number, scale: number, colour = '#FFFFFF', opacity = 0.8) {
  const puffs = clouds[Math.round(x + y) % clouds.length] ?? clouds[0];
  const drawn = puffs.map(([cx, cy, r]) => circle(cx, cy, r, colour)).join('');
  const foot =
    rect(-96, -16, 196, 16, colour, { rx: 8 }) + rect(-60, -25, 172, 12, colour, { rx: 6 });
  const whole = clip(rect(-110, -90, 260, 90, '#000'), drawn + foot);
  return group({ transform: `translate(${x} ${y}) scale(${scale})`, opacity }, whole);
}

/** A band of mist. */
export const mist = (
  y: number,
  height: number,
  opacity: number,
  colour = '#F7FBFD',
  width = 1200,
) => rect(0, y, width, height, down([colour, 0, 0], [colour, 0.5, opacity], [colour, 1, 0]));
