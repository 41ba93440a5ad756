import { flatRoof, walls } from '../kit/building.ts';
import { colours } from '../kit/colour.ts';
import { condenser } from '../kit/devices.ts';
import { shutDoor } from '../kit/doors.ts';
import { meadow, yard } from '../kit/ground.ts';
import { range, ridge } from '../kit/hills.ts';
import { snowflake } from '../kit/mark.ts';
import { cloud, sky } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';

const look = { wall: '#E3EDF2', trim: '#5F93AE' };
const solid = { x: 300, foot: 626, width: 560, height: 290, depth: 200 };
const door = { x: 580, foot: 622, width: 180, height: 220 };

/** A quiet room with its door shut, for rooms that have no picture yet. */
export function defaultRoom(): string {
  return (
    sky('cloudy') +
    cloud(230, 170, 1.2, '#FFFFFF', 0.7) +
    cloud(960, 140, 1, '#FFFFFF', 0.6) +
    range(ridge(430, 44, 21, 460), 660, '#B4CBD6', 0.5) +
    range(ridge(500, 40, 39, 400), 660, '#A3BEC9', 0.4) +
    range(ridge(560, 28, 57, 360), 660, '#95B3BC', 0.3) +
    meadow(614, '#9DB9B4') +
    yard(638, '#D3DDE2') +
    shadow(solid) +
    walls(solid, look) +
    shutDoor(door, '#D3E3EB', look.trim) +
    snowflake(424, 476, 62, colours.teal, 12).replace('<g', '<g opacity="0.55"') +
    condenser({ x: 896, foot: 616, width: 100, height: 84, depth: 60 }) +
    flatRoof(solid, look.trim)
  );
}
