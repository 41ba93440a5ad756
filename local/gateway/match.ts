import { routes, type RouteName } from '#shared/routes.ts';

export interface Match {
  name: RouteName;
  /** The route's path with parameters in braces; API Gateway calls it the resource. */
  resource: string;
  parameters: Record<string, string>;
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** All routes, those with fewer parameters first: as in API Gateway, `/book/list` wins over `/book/{id}`. */
const table = Object.entries(routes)
  .map(([name, { method, path }]) => ({
    name: name as RouteName,
    method,
    resource: path,
    segments: segmentsOf(path),
  }))
  .sort((a, b) => parameterCount(a.segments) - parameterCount(b.segments));

function parameterCount(segments: string[]): number {
  return segments.filter(isParameter).length;
}

/**
 * The endpoint of a method and a path after `/backend`, if there is one.
 * @throws URIError if the path's encoding is invalid
 */
export function matchRoute(method: string, path: string): Match | undefined {
  const given = segmentsOf(path);
  const route = table.find((row) => row.method === method && segmentsMatch(row.segments, given));
  if (!route) return undefined;
  const parameters = Object.fromEntries(
    route.segments.flatMap((segment, index) =>
      isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(given[index] ?? '')]] : [],
    ),
  );
  return { name: route.name, resource: route.resource, parameters };
}

const segmentsMatch = (route: string[], given: string[]): boolean =>
  route.length === given.length &&
  route.every((segment, index) =>
    isParameter(segment) ? given[index] !== '' : segment === given[index],
  );
