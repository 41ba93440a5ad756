import { between, chance, times } from './chance.ts';
import { darker, lighter, mix } from './colour.ts';
import { down } from './paint.ts';
import { behind } from './solid.ts';
import { path, rect, stroke } from './svg.ts';

/** A full sack lying on its side, as sacks are stacked: a cushion with sewn ends and a printed label. */
export function sack(
  x: number,
  foot: number,
  width: number,
  height: number,
  tone: string,
  label?: string,
): string {
  const px = (share: number) => x + width * share;
  const py = (share: number) => foot - height * share;
  const body = path(
    `M${px(0.01)} ${py(0.1)}C${px(0.035)} ${py(0.3)} ${px(0.035)} ${py(0.66)} ${px(0)} ${py(0.86)}` +
      `C${px(0.12)} ${py(0.96)} ${px(0.3)} ${py(1.05)} ${px(0.5)} ${py(1.04)}C${px(0.7)} ${py(1.05)} ${px(0.88)} ${py(0.96)} ${px(1)} ${py(0.86)}` +
      `C${px(0.965)} ${py(0.66)} ${px(0.965)} ${py(0.3)} ${px(0.99)} ${py(0.1)}` +
      `C${px(0.88)} ${py(0)} ${px(0.7)} ${py(-0.03)} ${px(0.5)} ${py(-0.02)}C${px(0.3)} ${py(-0.03)} ${px(0.12)} ${py(0)} ${px(0.01)} ${py(0.1)}Z`,
    down(lighter(tone, 0.34), [tone, 0.45], darker(tone, 0.26)),
  );
  const seams = [0.075, 0.925]
    .map((s) =>
      stroke(
        `M${px(s)} ${py(0.86)}Q${px(s + (0.5 - s) * 0.05)} ${py(0.5)} ${px(s)} ${py(0.12)}`,
        darker(tone, 0.34),
        Math.max(1, width / 90),
        { opacity: 0.7 },
      ),
    )
    .join('');
  const folds = stroke(
    `M${px(0.14)} ${py(0.2)}Q${px(0.22)} ${py(0.26)} ${px(0.26)} ${py(0.16)}M${px(0.8)} ${py(0.82)}Q${px(0.74)} ${py(0.72)} ${px(0.82)} ${py(0.66)}`,
    darker(tone, 0.3),
    Math.max(1, width / 80),
    { opacity: 0.5 },
  );
  const print = label
    ? rect(px(0.33), py(0.76), width * 0.34, height * 0.5, label, {
        rx: height * 0.08,
        opacity: 0.85,
      }) +
      rect(px(0.39), py(0.6), width * 0.22, height * 0.08, '#FFFFFF', { opacity: 0.75 }) +
      rect(px(0.39), py(0.45), width * 0.14, height * 0.07, '#FFFFFF', { opacity: 0.6 })
    : '';
  return body + folds + seams + print;
}

/** A wall of sacks, `size` px long each: every other layer is set back a little, the top one shorter. */
export function sackStack(
  x: number,
  foot: number,
  columns: number,
  rows: number,
  size: number,
  tone: string,
  label?: string,
): string {
  const height = size * 0.4;
  return [size * 0.55, 0]
    .map((back) => {
      const next = chance(Math.round(x + foot * 3 + back));
      const colour = back > 0 ? darker(tone, 0.18) : tone;
      return times(rows)
        .map((row) => {
          const top = row === rows - 1 && rows > 2;
          const count = top ? columns - 1 : columns;
          const shift = top ? size * 0.46 : (row % 2) * size * 0.07;
          return times(count)
            .map((i) => {
              const [sx, sy] = behind(
                x + shift + i * size * 0.985 + between(next, -2, 2),
                foot - row * height * 0.93,
                back,
              );
              return sack(
                sx,
                sy,
                size,
                height,
                mix(colour, '#FFFFFF', between(next, 0, 0.1)),
                back > 0 ? undefined : label,
              );
            })
            .join('');
        })
        .join('');
    })
    .join('');
}
