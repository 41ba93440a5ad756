import { measureMemory } from './peakMemory.ts';

/** A process of its own, for the bundles in the folder that it is given. */
const [, , bundles = ''] = process.argv;
process.send?.(await measureMemory(bundles));
process.exit(0);
