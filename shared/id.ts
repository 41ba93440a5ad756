/** What identifiers are made of, as this product makes them. */
export const ID_CHARACTERS = '[A-Za-z0-9_-]{1,64}';

export const ID = new RegExp(`^${ID_CHARACTERS}$`);
