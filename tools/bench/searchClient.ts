import { benchEnvironment } from './environment.ts';

/** Separate process, because the table's client in it is instrumented and belongs to one database. */
Object.assign(process.env, benchEnvironment({ dynamoDb: '', s3: '' }, 'bench'));
// Imported here because metrics and logs read the environment when they are loaded.
const { measureSearch } = await import('./searchWork.ts');
process.send?.(await measureSearch());
process.exit(0);
