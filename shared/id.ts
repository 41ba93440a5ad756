/** The form of the ids that this product makes. */
export const ID_CHARACTERS = '[A-Za-z0-9_-]{1,64}';

export const ID = new RegExp(`^${ID_CHARACTERS}$`);
