/** Kilograms of one unit. A crate holds about 20 kg of produce (ColdHubs). */
const UNITS: Record<string, number> = {
  t: 1_000,
  ton: 1_000,
  tonne: 1_000,
  metricton: 1_000,
  kg: 1,
  kilo: 1,
  kilogram: 1,
  kilogramme: 1,
  g: 0.001,
  quintal: 100,
  crate: 20,
};

/** Takes away what a product of decimals leaves behind them: 2.01 tons would hold less than 2,010 kg. */
const rounded = (kilograms: number): number => Math.round(kilograms * 1e6) / 1e6;

/**
 * What a room holds in kg, by its capacity in its own unit; undefined for a unit that is no weight, such
 * as a volume.
 */
export function kilogramsOf(capacity: number, unit: string): number | undefined {
  const word = unit.toLowerCase().replace(/[^a-z]/g, '');
  const kilograms = UNITS[word] ?? UNITS[word.replace(/s$/, '')];
  return kilograms === undefined ? undefined : rounded(capacity * kilograms);
}
