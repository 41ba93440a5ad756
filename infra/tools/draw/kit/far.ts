import { between, chance, pick, times } from './chance.ts';
import { darker, lighter } from './colour.ts';
import { across, down, slant } from './paint.ts';
import { at, ellipse, group, path, polygon, rect, stroke } from './svg.ts';

/** Towers of a city on a hill; by night their windows are lit. */
export function skyline(
  x: number,
  foot: number,
  count: number,
  tone: string,
  lit: boolean,
  seed: number,
): string {
  const next = chance(seed);
  let left = x;
  return times(count)
    .map(() => {
      const width = between(next, 26, 52);
      const height = between(next, 34, 116);
      const tower = rect(
        left,
        foot - height,
        width,
        height + 30,
        across(lighter(tone, 0.14), darker(tone, 0.08)),
        { rx: 2 },
      );
      const panes = times(Math.floor(height / 13)).flatMap((row) =>
        times(Math.floor(width / 9)).map((i) =>
          next() > 0.35
            ? rect(
                left + 4 + i * 9,
                foot - height + 7 + row * 13,
                5,
                6.5,
                lit ? pick(next, ['#FFD89A', '#FFE9C2', '#F2B36B']) : lighter(tone, 0.45),
                { opacity: lit ? between(next, 0.4, 0.95) : 0.6 },
              )
            : '',
        ),
      );
      left += width + between(next, -4, 16);
      return tower + panes.join('');
    })
    .join('');
}

/** A fishing boat of Lake Kivu: three hulls side by side with long poles; 150 px wide at scale 1. */
export function boat(x: number, y: number, scale: number): string {
  const hull = (dx: number, dy: number) =>
    at(
      dx,
      dy,
      path(
        'M-64 -12C-40 2 40 2 64 -12C58 4 40 10 0 10C-40 10 -58 4 -64 -12Z',
        slant('#6B5140', '#3A2C28'),
      ),
    );
  const poles = [
    [-52, -66],
    [-30, -84],
    [30, -84],
    [52, -66],
  ].map(([px = 0, py = 0]) => stroke(`M${px * 0.25} -4L${px * 1.7} ${py}`, '#4A3A32', 2.4));
  const nets = stroke('M-88 -66Q0 -30 88 -66M-51 -84Q0 -56 51 -84', '#4A3A32', 1, { opacity: 0.7 });
  const mirror = ellipse(0, 18, 66, 5, '#0B2545', { opacity: 0.25 });
  return at(x, y, group({}, mirror, hull(14, -7), poles.join(''), nets, hull(0, 2)), scale);
}

/** A long-horned cow, grazing or standing, 60 px long at scale 1. */
export function cow(x: number, y: number, scale: number, tone: string): string {
  const coat = down(lighter(tone, 0.12), darker(tone, 0.12));
  return at(
    x,
    y,
    group(
      {},
      ellipse(0, 1, 32, 4, '#0B2545', { opacity: 0.2 }),
      ...[-22, -14, 14, 21].map((lx) => rect(lx, -16, 4.5, 17, darker(tone, 0.25), { rx: 2 })),
      path(
        'M-28 -34C-16 -40 12 -38 24 -36C29 -42 34 -44 40 -44C46 -42 49 -36 50 -31C47 -28 42 -28 39 -31C34 -27 30 -24 27 -15C10 -10 -14 -10 -25 -14C-29 -20 -30 -28 -28 -34Z',
        coat,
      ),
      stroke('M-28 -32C-34 -26 -32 -18 -34 -12', darker(tone, 0.2), 2.4),
      stroke('M38 -44C32 -54 33 -62 40 -68M42 -44C50 -52 54 -60 50 -68', '#F3EBDD', 2.8),
    ),
    scale,
  );
}

/** A grain silo of corrugated steel, 90 px wide and 230 px high at scale 1. */
export function silo(x: number, y: number, scale: number): string {
  const hoops = times(11).map((i) =>
    rect(-45, -170 + i * 16, 90, 1.6, '#6F8796', { opacity: 0.45 }),
  );
  return at(
    x,
    y,
    group(
      {},
      rect(-45, -176, 90, 176, across('#D9E3E8', '#F4F8FA', '#B5C6D0', '#8CA3B1')),
      ...hoops,
      polygon(
        [
          [-50, -174],
          [0, -222],
          [50, -174],
        ],
        across('#DDE7EC', '#AFC1CC', '#8298A6'),
      ),
      rect(-9, -232, 18, 14, '#8CA3B1', { rx: 2 }),
      rect(-51, -178, 102, 6, '#90A7B4', { rx: 2 }),
      stroke('M30 0V-170M40 0V-170', '#7C94A3', 2),
      ...times(14).map((i) => rect(30, -160 + i * 12, 10, 1.6, '#7C94A3')),
      rect(-49, -6, 98, 8, '#90A2AC'),
    ),
    scale,
  );
}

/** A row of arched greenhouses, each 150 px wide at scale 1. */
export function greenhouses(x: number, y: number, count: number, scale: number): string {
  const arch = (i: number) =>
    at(
      i * 146,
      0,
      path(
        'M-73 0V-44C-73 -100 73 -100 73 -44V0Z',
        down(['#FFFFFF', 0, 0.92], ['#D9ECEF', 1, 0.85]),
      ) +
        path('M-66 0V-20C-40 -34 -20 -16 0 -30C20 -18 40 -34 66 -20V0Z', '#7FAE80', {
          opacity: 0.55,
        }) +
        path('M-73 0V-44C-73 -100 73 -100 73 -44V0M0 -86V0M-38 -78V0M38 -78V0M-73 -40H73', 'none', {
          stroke: '#A9BFC8',
          'stroke-width': 2,
        }),
    );
  return at(x, y, times(count).map(arch).join(''), scale);
}
