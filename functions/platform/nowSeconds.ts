/** Now in whole seconds since 1970, as the times in tokens and the table's `expiresAt` are. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
