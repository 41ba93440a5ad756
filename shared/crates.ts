/** Kilograms that a crate holds when it is filled as operators fill it. */
export const CRATE_KG = 20;

/** The share of a room's nominal capacity that operators reckon with: the rest is air and ways. */
export const USABLE_SHARE = 0.85;

/** How many crates a room takes, by its nominal capacity in kilograms. */
export const cratesIn = (capacityKg: number): number =>
  Math.floor((capacityKg * USABLE_SHARE) / CRATE_KG);
