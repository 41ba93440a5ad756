import { measureSearch } from './searchWork.ts';

/** Separate process, because the table's client in it is instrumented and belongs to one database. */
process.send?.(await measureSearch());
process.exit(0);
