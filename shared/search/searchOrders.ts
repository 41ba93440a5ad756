/** The orders in which a search can be asked for: cheapest, oldest, newest or nearest first. */
export const searchOrders = ['price', 'oldest', 'newest', 'distance'] as const;
export type SearchOrder = (typeof searchOrders)[number];
