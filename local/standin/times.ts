import type { Deployment } from './deployment.ts';

/** A duration in ms as seconds, such as `1.5 s`. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** One line with the durations of a deployment's steps. */
export const timesLine = ({ synthMs, bootstrapMs, deployMs }: Deployment): string =>
  `Synthesized in ${seconds(synthMs)}, bootstrapped in ${seconds(bootstrapMs)}, deployed in ${seconds(deployMs)}.`;
