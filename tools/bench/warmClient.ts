import { measureWarmHandlers } from './warmHandlers.ts';

/** Separate process, because the functions log in it as on AWS, and the log is discarded. */
process.send?.(await measureWarmHandlers());
process.exit(0);
