/** An identifier as this product makes them. */
export const ID = /^[A-Za-z0-9_-]{1,64}$/;
