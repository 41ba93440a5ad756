import type { Point } from './points.ts';

/** Where the larger towns are, to about a kilometre (Wikipedia, List of cities in Rwanda). */
export const townPlaces: Readonly<Record<string, Point>> = {
  Kigali: [-1.944, 30.062],
  Musanze: [-1.5, 29.634],
  Rubavu: [-1.703, 29.257],
  Karongi: [-2.061, 29.348],
  Rusizi: [-2.485, 28.907],
  Muhanga: [-2.085, 29.756],
  Nyanza: [-2.352, 29.75],
  Huye: [-2.596, 29.739],
  Gicumbi: [-1.576, 30.068],
  Nyagatare: [-1.298, 30.327],
  Rwamagana: [-1.949, 30.435],
  Ngoma: [-2.16, 30.543],
};
