import { Logger } from '@aws-lambda-powertools/logger';

/** The one logger: lines of JSON, with nothing personal in them. */
export const logger = new Logger();
