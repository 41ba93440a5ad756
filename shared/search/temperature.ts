/** The temperatures that a room holds, in °C, both included. */
export interface Temperatures {
  coldest: number;
  warmest: number;
}

/** A number, whose minus follows neither a number nor its unit: in `2°C-8°C` the minus means "to". */
const NUMBER = /(?<![\d°cC.])[-−–]?\d+(?:[.,]\d+)?/g;

/** A text with its degrees as `°`, however they are written: the minus of `2℃-8℃` or `2 deg-8 deg` means "to", too. */
const withSigns = (text: string): string =>
  text
    .replace(/℃/g, '°C')
    .replace(/\s*(?:[º˚]|deg(?:ree)?s?\b)/gi, '°')
    .replace(/\s*celsius\b/gi, 'C');

const toNumber = (text: string): number => Number(text.replace(/[−–]/, '-').replace(',', '.'));

/**
 * Reads the temperatures from the text of a room, such as `2°C - 8°C`, `-18 to -20 °C` or `4°C`;
 * undefined where it names no temperature, or more than two.
 */
export function parseTemperatureRange(text: string): Temperatures | undefined {
  const spaced = withSigns(text).replace(
    /([\d°cC])\s*(?:[-−–]|to|and|…|\.\.\.?)\s*(?=[-−–]?\d)/g,
    '$1 ; ',
  );
  const found = [...spaced.matchAll(NUMBER)].map(([number]) => toNumber(number));
  if (found.length === 0 || found.length > 2) return undefined;
  return { coldest: Math.min(...found), warmest: Math.max(...found) };
}

/** Whether a room can be set to some temperature between `from` and `to` (°C, both included). */
export const canHold = (
  { coldest, warmest }: Temperatures,
  { from = -Infinity, to = Infinity }: { from?: number | undefined; to?: number | undefined },
): boolean => coldest <= to && warmest >= from;
