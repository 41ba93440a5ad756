import { countRoundTrips } from './roundTrips.ts';

/** Separate process that measures the bundles in the folder that it is given. */
const [, , bundles = ''] = process.argv;
process.send?.(await countRoundTrips(bundles));
process.exit(0);
