import { times } from '../kit/chance.ts';
import { crate, crateColours } from '../kit/crate.ts';
import { condenser, display } from '../kit/devices.ts';
import { avocadoHalf, pallet } from '../kit/goods.ts';
import { meadow, pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { banana, bush } from '../kit/plants.ts';
import { bananas, produce } from '../kit/produce.ts';
import { cutaway, type Space } from '../kit/room.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';
import { ellipse } from '../kit/svg.ts';

const shell = { x: 270, foot: 650, width: 640, height: 388, depth: 190 };

/** A pallet of crates, five high, of fruit at one stage of ripeness (0 green, 1 ripe). */
function column(x: number, foot: number, ripe: number, layers: number): string {
  const base = pallet({ x, foot, width: 108, height: 16, depth: 66 });
  const crates = times(layers).map((i) =>
    crate(
      { x: x + 2, foot: foot - 16 - i * 46, width: 104, height: 40, depth: 60 },
      crateColours.pale,
      { kinds: [bananas(ripe)], r: 18, heap: i === layers - 1 ? 10 : 0, seed: i + 3 },
    ),
  );
  return base + crates.join('');
}

const stages = [0, 0.3, 0.5, 0.8, 1];

const ripening = ({ x, foot, backX, backFoot }: Space): string =>
  stages
    .slice(0, 4)
    .map((ripe, i) => column(backX + 10 + i * 128, backFoot + 14, ripe, 4))
    .join('') +
  column(x + 292, foot - 4, 0.5, 2) +
  column(x + 426, foot - 4, 1, 2);

export function muhanga(): string {
  return (
    sky('golden') +
    sun(1050, 300, 32) +
    cloud(160, 150, 1.1, '#FFFFFF', 0.75) +
    cloud(1010, 130, 0.8, '#FFF6E8', 0.7) +
    landscape({ mood: 'warm', seed: 131, top: 396, foot: 614, homesteads: 14 }) +
    meadow(608, '#94B577') +
    banana(84, 650, 1.5, 3) +
    banana(196, 640, 1.15, 7) +
    banana(1128, 646, 1.45, 9) +
    bush(1020, 640, 1, '#7C9E66') +
    yard(638, '#DEDCD2') +
    shadow(shell) +
    cutaway({ shell, trim: '#D98A2B', fans: 4, air: ['#FAF7EC', '#DCE3CB'], goods: ripening }) +
    condenser({ x: 940, foot: 634, width: 92, height: 78, depth: 54 }) +
    display(360, 380, 0.84, '14.0') +
    pool(330, 756, 330, 36, '#0B2545', 0.2) +
    crate({ x: 120, foot: 748, width: 172, height: 80, depth: 84 }, crateColours.wood, {
      kinds: [bananas(1), bananas(0.9)],
      r: 33,
      heap: 16,
    }) +
    crate({ x: 336, foot: 762, width: 168, height: 78, depth: 82 }, crateColours.leaf, {
      kinds: [produce.avocado],
      r: 20,
      heap: 24,
    }) +
    ellipse(618, 778, 58, 8, '#0B2545', { opacity: 0.2 }) +
    avocadoHalf(592, 752, 26, -24) +
    avocadoHalf(640, 766, 25, 18)
  );
}
