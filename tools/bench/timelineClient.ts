import { benchEnvironment } from './environment.ts';

/** Separate process, because the table's client in it is instrumented and belongs to one database. */
Object.assign(process.env, benchEnvironment({ dynamoDb: '', s3: '' }, 'bench'));
// Imported here because metrics and logs read the environment when they are loaded.
const { measureTimelineAnswer } = await import('./timelineWork.ts');
process.send?.(await measureTimelineAnswer());
process.exit(0);
