/** The address that opens a place in a maps app, or in the browser where there is none. */
export const mapsLink = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

/** The link that calls a number in E.164. */
export const callLink = (phone: string): string => `tel:${phone}`;
