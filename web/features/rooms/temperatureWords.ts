const RANGE = /^(-?[\d.]+) ?(?:° ?C)? ?(?:(?:[-–]|to) ?(-?[\d.]+) ?)?° ?C$/i;

/**
 * Temperatures as they are read: `2–8 °C`, and `-20 to -18 °C`, where a dash beside a minus would be taken for two.
 * A word joiner after the dash holds it in one line. What is no plain range stays as it was written.
 */
export const temperatureWords = (range: string): string =>
  range.trim().replace(RANGE, (_, ...ends: (string | undefined)[]) => {
    const [low = '', high] = ends;
    const till = high && (`${low}${high}`.includes('-') ? ' to ' : '–\u2060') + high;
    return `${low}${till ?? ''} °C`;
  });
