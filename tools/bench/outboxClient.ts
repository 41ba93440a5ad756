import { measureOutbox } from './outboxWork.ts';

/** A process of its own: the table's client in it is watched, and belongs to one database. */
process.send?.(await measureOutbox());
process.exit(0);
