/**
 * What a function needs of the SDK's `core/event-streams`: nothing, as no answer that it asks for is
 * a stream of events. The real one keeps the SDK's whole core in hundreds of little modules that
 * start one by one, a sixth of the time that a function takes to load, so `bundling` puts this in
 * its place.
 */
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;

function refuse(): never {
  throw new Error('Streams of events are left out of the bundles (infra/build/bundling.ts)');
}

export { refuse as EventStreamSerde, refuse as eventStreamSerdeProvider };
