/** A district of Rwanda, or its capital. */
interface District {
  name: string;
  /** Its main town, in degrees, to about five kilometres. */
  latitude: number;
  longitude: number;
}

const at = (name: string, latitude: number, longitude: number): District => ({
  name,
  latitude,
  longitude,
});

/**
 * The capital and the 30 districts, with where their main towns lie (Wikipedia, articles of the districts and their
 * towns): from there it can be said what is near, also where a district has no room.
 */
export const districts: readonly District[] = [
  at('Kigali', -1.94, 30.06),
  at('Gasabo', -1.88, 30.12),
  at('Kicukiro', -1.99, 30.1),
  at('Nyarugenge', -1.95, 30.06),
  at('Bugesera', -2.15, 30.09),
  at('Gatsibo', -1.62, 30.39),
  at('Kayonza', -1.9, 30.5),
  at('Kirehe', -2.26, 30.72),
  at('Ngoma', -2.16, 30.54),
  at('Nyagatare', -1.29, 30.33),
  at('Rwamagana', -1.95, 30.43),
  at('Burera', -1.48, 29.86),
  at('Gakenke', -1.7, 29.78),
  at('Gicumbi', -1.58, 30.07),
  at('Musanze', -1.5, 29.63),
  at('Rulindo', -1.73, 29.99),
  at('Gisagara', -2.61, 29.83),
  at('Huye', -2.6, 29.74),
  at('Kamonyi', -2.01, 29.88),
  at('Muhanga', -2.08, 29.75),
  at('Nyamagabe', -2.47, 29.57),
  at('Nyanza', -2.35, 29.74),
  at('Nyaruguru', -2.7, 29.52),
  at('Ruhango', -2.22, 29.78),
  at('Karongi', -2.06, 29.35),
  at('Ngororero', -1.87, 29.65),
  at('Nyabihu', -1.65, 29.52),
  at('Nyamasheke', -2.33, 29.15),
  at('Rubavu', -1.7, 29.26),
  at('Rusizi', -2.48, 28.91),
  at('Rutsiro', -1.92, 29.32),
];
