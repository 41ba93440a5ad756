/** Limits of the whole API, in requests a second, so that a faulty client cannot cause high costs. */
export const THROTTLING = { throttlingRateLimit: 200, throttlingBurstLimit: 400 };
