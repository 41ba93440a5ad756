import { times } from './chance.ts';
import { colours, darker, lighter } from './colour.ts';
import { across, blur, slant } from './paint.ts';
import { snowflake } from './mark.ts';
import { box } from './solid.ts';
import { at, circle, ellipse, group, path, rect } from './svg.ts';

const wheel = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#1B2C3A') +
  circle(x, y, r * 0.62, '#8FA3B0') +
  circle(x, y, r * 0.5, slant('#E3EBEF', '#9DB0BC')) +
  times(6)
    .map((i) => at(x, y, circle(0, -r * 0.32, r * 0.07, '#6F8796'), 1, i * 60))
    .join('') +
  circle(x, y, r * 0.14, '#6F8796');

/** A refrigerated truck facing right, 420 px long and 200 px high at scale 1, wheels on the point's line. */
export function truck(
  x: number,
  y: number,
  scale: number,
  cab: string = colours.teal,
  stripe: string = colours.sun,
  cold = true,
): string {
  const load = { x: 0, foot: -40, width: 280, height: 158, depth: 78 };
  const body =
    box(load, '#EEF4F7') +
    times(6)
      .map((i) => rect(40 * (i + 1), -196, 1.4, 154, '#C9D7DF'))
      .join('') +
    rect(0, -78, 280, 10, stripe) +
    rect(0, -66, 280, 5, cab) +
    (cold ? snowflake(72, -134, 34, cab, 13) : '') +
    rect(0, -44, 280, 6, '#8FA7B5');
  const unit = !cold
    ? ''
    : box({ x: 282, foot: -150, width: 26, height: 44, depth: 60 }, '#C4D3DC');
  const cabBody =
    path(
      'M286 -22V-146C286 -152 290 -156 296 -156H352C364 -156 371 -151 375 -140L394 -92C400 -88 404 -82 404 -74V-22Z',
      slant(lighter(cab, 0.24), cab, darker(cab, 0.2)),
    ) +
    path('M330 -142H354C361 -142 364 -140 367 -133L382 -94H330Z', slant('#DDF0F8', '#6FA3BF')) +
    path('M330 -142H340L356 -94H346Z', '#FFFFFF', { opacity: 0.35 }) +
    rect(322, -150, 1.6, 120, darker(cab, 0.4), { opacity: 0.6 }) +
    rect(332, -80, 16, 5, darker(cab, 0.45), { rx: 2.5 }) +
    rect(392, -62, 14, 16, '#FFF3D6', { rx: 4 }) +
    rect(378, -34, 30, 12, darker(cab, 0.5), { rx: 3 });
  const chassis = rect(4, -40, 380, 16, across('#22384C', '#31506A'), { rx: 3 });
  const ground = ellipse(226, 2, 226, 13, colours.navy, { opacity: 0.28, filter: blur(4) });
  return at(
    x,
    y,
    group(
      {},
      ground,
      chassis,
      body,
      unit,
      cabBody,
      wheel(64, -22, 25),
      wheel(118, -22, 25),
      wheel(346, -22, 25),
    ),
    scale,
  );
}
