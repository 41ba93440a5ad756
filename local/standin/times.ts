import type { Deployment } from './deployment.ts';

/** A time in ms as people read it. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** One line with how long the steps of a deployment took. */
export const timesLine = ({ synthMs, bootstrapMs, deployMs }: Deployment): string =>
  `Synthesized in ${seconds(synthMs)}, bootstrapped in ${seconds(bootstrapMs)}, deployed in ${seconds(deployMs)}.`;
