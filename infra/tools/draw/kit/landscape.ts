import { darker, mix } from './colour.ts';
import { homes, range, ridge, terraces, woods } from './hills.ts';
import { mist } from './sky.ts';
import { group } from './svg.ts';

/** Colours of four ranges of hills, from the farthest to the nearest. */
export const moods = {
  day: ['#9FC6D4', '#8FBDB4', '#85B295', '#7CA97C'],
  warm: ['#A9C2C8', '#A3BFA4', '#96B583', '#86A86E'],
  grey: ['#A9BDC6', '#97B0B0', '#86A393', '#789A80'],
  dusk: ['#7189A3', '#5F7F8E', '#517678', '#476C62'],
  night: ['#2E5B78', '#254E68', '#1F4459', '#1A3A4B'],
} as const;
export type Mood = keyof typeof moods;

export interface Landscape {
  mood: Mood;
  seed: number;
  /** Height of the farthest ridge, and of the ground before the hills. */
  top: number;
  foot: number;
  homesteads?: number;
  /** How steep the hills are; 1 is usual. */
  swing?: number;
  width?: number;
}

const hazeOf: Record<Mood, number> = { day: 0.42, warm: 0.36, grey: 0.44, dusk: 0.2, night: 0.1 };

/** Houses keep their colours by day only. */
const faded = (drawing: string, mood: Mood): string =>
  group({ opacity: { day: 1, warm: 0.95, grey: 0.85, dusk: 0.6, night: 0.32 }[mood] }, drawing);

/** Rwanda's hills: four ranges one behind the other, the nearer ones terraced and settled. */
export function landscape({
  mood,
  seed,
  top,
  foot,
  homesteads = 10,
  swing = 1,
  width = 1200,
}: Landscape): string {
  const [first, second, third, fourth] = moods[mood];
  const haze = hazeOf[mood];
  const step = (foot - top) / 4;
  const lines = [0, 1, 2, 3].map((i) =>
    ridge(top + step * i + 14, (46 - i * 5) * swing, seed + i * 17, 520 - i * 60),
  );
  const [a, b, c, d] = lines;
  if (!a || !b || !c || !d) return '';
  const crop =
    mood === 'night' || mood === 'dusk' ? darker(fourth, 0.12) : mix(fourth, '#D5CF93', 0.5);
  const fields = [fourth, mix(fourth, '#FFFFFF', 0.16), darker(fourth, 0.08), crop] as const;
  const lit = mood === 'night' ? 0.35 : 0.8;
  return (
    range(a, foot + 40, first, haze + 0.1, width) +
    range(b, foot + 40, second, haze, width) +
    woods(b, seed + 1, darker(second, 0.12), 4, width) +
    mist(
      top + step * 1.2,
      step * 1.6,
      mood === 'night' ? 0.1 : 0.34,
      mood === 'dusk' ? '#E9C3A8' : '#F7FBFD',
      width,
    ) +
    range(c, foot + 40, third, haze * 0.8, width) +
    terraces(
      {
        line: c,
        seed: seed + 2,
        rows: 5,
        gap: step * 0.2,
        tones: [third, mix(third, '#FFFFFF', 0.14), darker(third, 0.08), mix(third, crop, 0.6)],
      },
      lit * 0.8,
      width,
    ) +
    woods(c, seed + 3, darker(third, 0.2), 6, width) +
    faded(homes(c, seed + 4, homesteads, 7, step * 0.8, width), mood) +
    range(d, foot + 40, fourth, haze * 0.5, width) +
    terraces({ line: d, seed: seed + 5, rows: 6, gap: step * 0.2, tones: fields }, lit, width) +
    woods(d, seed + 6, darker(fourth, 0.26), 8, width) +
    faded(homes(d, seed + 7, Math.round(homesteads / 2), 11, step * 0.6, width), mood)
  );
}
