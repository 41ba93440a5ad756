import { beforeEach } from 'vitest';
import { withinOneDay } from './midnight.ts';

/** Set-up of the tests that count days from today. */
beforeEach(() => withinOneDay(15_000));
