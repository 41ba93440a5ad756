import { measureMemory } from './peakMemory.ts';

/** Separate process that measures the bundles in the folder that it is given. */
const [, , bundles = ''] = process.argv;
process.send?.(await measureMemory(bundles));
process.exit(0);
