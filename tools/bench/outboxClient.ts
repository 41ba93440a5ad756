import { measureOutbox } from './outboxWork.ts';

/** Separate process, because the table's client in it is instrumented and belongs to one database. */
process.send?.(await measureOutbox());
process.exit(0);
