/** The product's colours, with the few that nature and goods need beside them. */
export const colours = {
  navy: '#0B2545',
  deep: '#0E5C80',
  teal: '#13729C',
  frost: '#CFE8F3',
  ice: '#E8F4FA',
  snow: '#F7FBFD',
  sun: '#F2994A',
  amber: '#E07A1F',
  ink: '#10212E',
  leaf: '#5E8C6A',
  meadow: '#8DB596',
  steel: '#9DB4C2',
  wood: '#C99A66',
  earth: '#A9714B',
  concrete: '#D5DEE2',
} as const;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** The colour that lies `share` (0 to 1) of the way from one to another; both as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number): string => mix(colour, colours.navy, share);
