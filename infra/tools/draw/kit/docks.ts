import { times } from './chance.ts';
import { darker, lighter } from './colour.ts';
import { inside, type Opening } from './doors.ts';
import { down } from './paint.ts';
import { rect } from './svg.ts';

/** A roller door, raised by `open` (0 to 1) of its height; the opening shows what `goods` draws. */
export function rollerDoor(opening: Opening, open: number, goods = '', colour = '#AFC3CE'): string {
  const { x, foot, width, height } = opening;
  const top = foot - height;
  const shut = height * (1 - open);
  const slats = times(Math.floor(shut / 11)).map((i) =>
    rect(x, top + i * 11, width, 9.4, down(lighter(colour, 0.25), darker(colour, 0.08))),
  );
  const back = rect(x, top, width, height, darker(colour, 0.55));
  return (
    rect(x - 8, top - 8, width + 16, height + 8, darker(colour, 0.5)) +
    (open > 0 ? inside(opening, 90, goods, true) : back) +
    rect(x, top, width, shut, darker(colour, 0.3)) +
    slats.join('') +
    (open > 0 ? rect(x, top + shut - 6, width, 8, darker(colour, 0.55)) : '') +
    rect(x - 14, top - 24, width + 28, 20, down(lighter(colour, 0.3), darker(colour, 0.12)), {
      rx: 3,
    })
  );
}

/** Rubber cushions and warning marks of a truck dock, under and beside its door. */
export const dock = ({ x, foot, width, height }: Opening): string =>
  rect(x - 26, foot - height - 34, width + 52, height + 34, '#22384C', { rx: 4 }) +
  rect(x - 26, foot - height - 34, width + 52, 10, '#31506A', { rx: 4 }) +
  [x - 24, x + width + 10]
    .map(
      (px) =>
        rect(px, foot - 36, 14, 30, '#E8A13A', { rx: 2 }) + rect(px, foot - 26, 14, 8, '#22384C'),
    )
    .join('');
