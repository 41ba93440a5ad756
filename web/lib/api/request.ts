import type { Route } from '#shared/endpoint.ts';

export interface RestRequest {
  path: string;
  queryParams?: Record<string, string>;
  body?: Record<string, unknown> | FormData;
}

type Fields = Record<string, unknown>;

const isSent = (value: unknown): boolean => value !== undefined && value !== null;

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Moves the fields that the path names in braces into it; answers the path and the others. */
function fillPath(path: string, fields: Fields): [string, Fields] {
  const rest = { ...fields };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(toText(rest[name]));
    Reflect.deleteProperty(rest, name);
    return value;
  });
  return [filled, rest];
}

function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (!isSent(value)) continue;
    form.append(name, value instanceof Blob ? value : toText(value));
  }
  return form;
}

/**
 * Turns an endpoint's input into path, query and body as its route asks for them. Null, which takes
 * something away, can be said in JSON only.
 */
export function toRequest(route: Route, input: object): RestRequest {
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  );
  const [path, fields] = fillPath(route.path, given);
  if (route.body === 'multipart') return { path, body: toForm(fields) };
  if (route.body === 'json') return { path, body: fields };
  const query = Object.entries(fields)
    .filter(([, value]) => isSent(value))
    .map(([name, value]) => [name, toText(value)] as const);
  return query.length === 0 ? { path } : { path, queryParams: Object.fromEntries(query) };
}

/** The cursor of the next page, from the answer's `Link` header. */
export function nextCursor(link: string | undefined): string | undefined {
  const target = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  const query = target?.split('?')[1];
  return (query && new URLSearchParams(query).get('cursor')) ?? undefined;
}
