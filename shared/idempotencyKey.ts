import { limits } from './limits.ts';

/** What an Idempotency-Key looks like. */
export const keyPattern = /* @__PURE__ */ new RegExp(`^[A-Za-z0-9_-]{1,${limits.keyCharacters}}$`);
