import { measureWarmHandlers } from './warmHandlers.ts';

/** A process of its own: the functions log as they do in the cloud, and nobody reads it. */
process.send?.(await measureWarmHandlers());
process.exit(0);
