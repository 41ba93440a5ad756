/**
 * Replaces the SDK's `core/event-streams` in the bundles. No function receives an event stream as an
 * answer. The original makes esbuild keep the SDK's core as hundreds of small modules that are
 * evaluated one by one, which is a sixth of a function's loading time.
 */
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;

function refuse(): never {
  throw new Error('Event streams are left out of the bundles (infra/build/bundling.ts)');
}

export { refuse as EventStreamSerde, refuse as eventStreamSerdeProvider };
