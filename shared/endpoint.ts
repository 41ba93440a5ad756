import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { routes, type RouteName } from './routes.ts';

/** Who may call: anybody, anybody signed in, or an admin. */
export type Access = 'public' | 'user' | 'admin';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path behind `/backend`, its parameters in braces. */
  path: `/${string}`;
  access: Access;
  /** Status of a success. */
  status: 200 | 201;
  /** How the body is written, where there is one. */
  body?: 'json' | 'multipart';
  /** Open also to who signed in with a one-time password and has yet to choose one of their own. */
  oneTimePassword?: true;
}

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> extends Route {
  /** `area.action`: its function is `functions/api/area/action.ts`, its Lambda `area-action`. */
  name: RouteName;
  /** Path parameters, query and body together, by name; a path parameter wins. */
  input: Input;
  output: Output;
  /** Refusals of its own, beside those of its access, body and input, which `errorsOf` adds. */
  errors: readonly ErrorCode[];
}

/** What a caller passes to an endpoint. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;

/** What an endpoint answers. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/**
 * A row of the contract: the route of that name with the schemas of its input and output, and its own refusals. Each row
 * is noted as pure: bundlers leave out what is not used, so that a function builds its own schemas only.
 */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  name: RouteName,
  schemas: () => { input: Input; output: Output; errors?: readonly ErrorCode[] },
): Endpoint<Input, Output> {
  return { name, ...(routes[name] satisfies Route), errors: [], ...schemas() };
}
