/** A range of temperatures as it is read: `-20°C to -18°C`, where a dash before a minus would be taken for two. */
export const temperatureWords = (range: string): string =>
  range.replace(/ ?[-–] ?(?=[-−]\d)/, ' to ');
