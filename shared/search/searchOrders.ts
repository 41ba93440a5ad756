/** The orders in which a search can be asked for: cheapest, newest or nearest first. */
export const searchOrders = ['price', 'newest', 'distance'] as const;
export type SearchOrder = (typeof searchOrders)[number];
