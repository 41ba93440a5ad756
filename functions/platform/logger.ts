import { Logger } from '@aws-lambda-powertools/logger';

/** The functions' one logger. It writes lines of JSON; nothing personal may be logged. */
export const logger = new Logger();
