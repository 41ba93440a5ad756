import { between, pick, times, type Chance } from './chance.ts';
import { darker, lighter } from './colour.ts';
import { across, round, slant } from './paint.ts';
import { at, circle, ellipse, path, stroke } from './svg.ts';

/** A piece of produce around the origin, about two units of `r` wide. */
export type Produce = (next: Chance, r: number) => string;

const tomato: Produce = (next, r) => {
  const red = pick(next, ['#E2553A', '#D94630', '#E8663F']);
  const calyx = times(5).map((i) =>
    at(0, -r * 0.7, path('M0 0L3 -8L6 0Z', '#4F8A4A'), r / 22, i * 72 - 40),
  );
  return circle(0, 0, r, round(lighter(red, 0.35), red, darker(red, 0.22))) + calyx.join('');
};

const cabbage: Produce = (next, r) => {
  const green = pick(next, ['#9CC47A', '#8DB96C', '#A9CE86']);
  const size = r * 1.35;
  const veins = [-0.5, 0, 0.5].map((lean) =>
    stroke(
      `M0 ${size * 0.8}C${lean * size * 0.7} ${size * 0.2} ${lean * size} ${-size * 0.2} ${lean * size * 1.2} ${-size * 0.6}`,
      lighter(green, 0.5),
      2.2,
    ),
  );
  const leaf = `M0 ${size}C${-size * 1.1} ${size * 0.7} ${-size * 0.95} ${-size * 0.4} ${-size * 0.25} ${-size * 0.35}C${-size * 0.1} 0 0 ${size * 0.5} 0 ${size}Z`;
  return (
    circle(0, 0, size, round(lighter(green, 0.45), green, darker(green, 0.25))) +
    veins.join('') +
    path(leaf, darker(green, 0.16), { opacity: 0.75 })
  );
};

const carrot: Produce = (next, r) => {
  const body = path(
    `M${-r * 0.5} ${-r * 0.7}C${r * 0.1} ${-r} ${r * 0.6} ${-r * 0.8} ${r * 0.55} ${-r * 0.5}C${r * 0.4} ${r * 0.4} ${r * 0.1} ${r * 1.3} 0 ${r * 1.7}C${-r * 0.2} ${r} ${-r * 0.55} ${r * 0.2} ${-r * 0.5} ${-r * 0.7}Z`,
    slant('#F7A654', '#DE7420'),
  );
  const leaves = [-0.5, 0, 0.5].map((lean) =>
    stroke(`M0 ${-r * 0.75}Q${lean * r} ${-r * 1.3} ${lean * r * 1.7} ${-r * 1.9}`, '#5F9A56', 3),
  );
  return at(0, 0, leaves.join('') + body, 1, between(next, -28, 28));
};

const potato: Produce = (next, r) => {
  const skin = pick(next, ['#CFA36B', '#C2935A', '#D8B07C', '#B98A55']);
  const eyes = times(4).map(() =>
    ellipse(
      between(next, -0.6, 0.6) * r,
      between(next, -0.4, 0.4) * r,
      1.8,
      1.1,
      darker(skin, 0.35),
      { opacity: 0.6 },
    ),
  );
  const body = ellipse(
    0,
    0,
    r * between(next, 1.05, 1.3),
    r * between(next, 0.78, 0.95),
    round(lighter(skin, 0.32), skin, darker(skin, 0.26)),
  );
  return at(0, 0, body + eyes.join(''), 1, between(next, -40, 40));
};

const avocado: Produce = (next, r) => {
  const green = pick(next, ['#4E7D3D', '#3F6B39', '#5C8B45']);
  const body = path(
    `M0 ${-r * 1.35}C${r * 0.55} ${-r * 1.3} ${r * 0.5} ${-r * 0.5} ${r * 0.9} ${r * 0.1}C${r * 1.2} ${r * 0.8} ${r * 0.5} ${r * 1.15} 0 ${r * 1.15}C${-r * 0.5} ${r * 1.15} ${-r * 1.2} ${r * 0.8} ${-r * 0.9} ${r * 0.1}C${-r * 0.5} ${-r * 0.5} ${-r * 0.55} ${-r * 1.3} 0 ${-r * 1.35}Z`,
    round(lighter(green, 0.32), green, darker(green, 0.3)),
  );
  return at(0, 0, body, 1, between(next, -60, 60));
};

/** A hand of bananas seen from its tips: 0 is green, 1 ripe. */
export const bananas =
  (ripe: number): Produce =>
  (next, r) => {
    const tone = ripe > 0.75 ? '#F4C542' : ripe > 0.4 ? '#D6CC55' : '#92B859';
    const finger =
      path(
        `M${-r * 0.26} ${r * 0.8}C${-r * 0.5} ${-r * 0.2} ${-r * 0.3} ${-r * 0.9} ${r * 0.16} ${-r * 1.25}L${r * 0.32} ${-r * 1.16}C${r * 0.14} ${-r * 0.6} ${r * 0.1} 0 ${r * 0.28} ${r * 0.8}Z`,
        across(lighter(tone, 0.38), tone, darker(tone, 0.2)),
      ) + circle(r * 0.24, -r * 1.2, r * 0.08, '#8A7040');
    const fan = [2, -2, 1, -1, 0].map((i) => at(i * r * 0.3, r * 0.1, finger, 1, i * 17));
    return at(0, 0, fan.join(''), 1, between(next, -38, 30));
  };

const fish: Produce = (next, r) => {
  const tone = pick(next, ['#8FB2C4', '#7FA5BA', '#A3C0CE']);
  const length = r * 2.1;
  const body = path(
    `M${-length} 0C${-length * 0.5} ${-r * 0.95} ${length * 0.4} ${-r * 0.7} ${length * 0.72} ${-r * 0.08}L${length * 1.12} ${-r * 0.62}L${length * 1.02} 0L${length * 1.12} ${r * 0.62}L${length * 0.72} ${r * 0.08}C${length * 0.4} ${r * 0.72} ${-length * 0.5} ${r * 0.85} ${-length} 0Z`,
    slant(lighter(tone, 0.1), lighter(tone, 0.55), tone),
  );
  const back = path(
    `M${-length * 0.9} ${-r * 0.14}C${-length * 0.4} ${-r * 0.86} ${length * 0.4} ${-r * 0.64} ${length * 0.72} ${-r * 0.08}C${length * 0.2} ${-r * 0.34} ${-length * 0.4} ${-r * 0.4} ${-length * 0.9} ${-r * 0.14}Z`,
    darker(tone, 0.4),
    { opacity: 0.75 },
  );
  const gill = stroke(
    `M${-length * 0.52} ${-r * 0.42}q${r * 0.3} ${r * 0.42} 0 ${r * 0.78}`,
    darker(tone, 0.4),
    1.8,
  );
  const eye =
    circle(-length * 0.74, -r * 0.1, r * 0.13, '#10212E') +
    circle(-length * 0.755, -r * 0.13, r * 0.045, '#FFFFFF');
  return at(0, 0, body + back + gill + eye, 1, between(next, -16, 16));
};

const maize: Produce = (next, r) => {
  const grains = times(5).map((i) =>
    stroke(`M${-r * 0.3 + i * r * 0.15} ${-r * 1.05}V${r * 0.6}`, '#E0A52E', 1.3, {
      'stroke-dasharray': '2.4 2.6',
    }),
  );
  const cob = path(
    `M${-r * 0.46} ${r * 0.8}C${-r * 0.6} ${-r * 0.6} ${-r * 0.3} ${-r * 1.5} 0 ${-r * 1.5}C${r * 0.3} ${-r * 1.5} ${r * 0.6} ${-r * 0.6} ${r * 0.46} ${r * 0.8}Z`,
    slant('#FBDD7C', '#EDB840'),
  );
  const husk = path(
    `M0 ${r * 1.3}C${-r * 0.9} ${r} ${-r * 0.8} 0 ${-r * 0.6} ${-r * 0.4}C${-r * 0.3} ${r * 0.2} ${r * 0.3} ${r * 0.2} ${r * 0.6} ${-r * 0.4}C${r * 0.8} 0 ${r * 0.9} ${r} 0 ${r * 1.3}Z`,
    slant('#A9C877', '#6F9A55'),
  );
  return at(0, 0, cob + grains.join('') + husk, 1, between(next, -34, 34));
};

const cherry: Produce = (next, r) => {
  const red = pick(next, ['#C2362F', '#A92C2C', '#D1493A', '#B9342E', '#C98A3C']);
  return circle(0, 0, r * 0.75, round(lighter(red, 0.4), red, darker(red, 0.24)));
};

const ice: Produce = (next, r) =>
  at(
    0,
    0,
    path(
      `M${-r * 0.8} ${-r * 0.3}L${-r * 0.1} ${-r * 0.8}L${r * 0.8} ${-r * 0.3}L${r * 0.5} ${r * 0.6}L${-r * 0.5} ${r * 0.6}Z`,
      slant('#FFFFFF', '#BFDDEB'),
    ),
    1,
    between(next, 0, 180),
  );

export const produce = {
  tomato,
  cabbage,
  carrot,
  potato,
  avocado,
  fish,
  maize,
  cherry,
  ice,
} as const;
