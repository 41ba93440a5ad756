import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import { routes, type RouteName } from './routes.ts';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path behind `/backend`, its parameters in braces. */
  path: `/${string}`;
  access: Access;
  /** Status of a success. */
  status: 200 | 201 | 303;
  /** The format of the body; undefined where there is none. */
  body?: 'json' | 'multipart';
  /** The type of the file that it answers. @default - JSON */
  file?: 'text/calendar';
  /** Open also after a sign-in with a one-time password, before a new password is chosen. */
  oneTimePassword?: true;
}

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> extends Route {
  /** `area.action`: its function is `functions/api/area/action.ts`, its Lambda `area-action`. */
  name: RouteName;
  /** Path parameters and query or body together, by name; a path parameter takes precedence. */
  input: Input;
  output: Output;
  /** Its own refusals; `errorsOf` adds those of its access, body and input. */
  errors: readonly ErrorCode[];
}

/** What a caller passes to an endpoint. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;

/** What an endpoint answers. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/**
 * Makes a row of the contract: the route of that name, with its schemas and its own refusals. Each call is
 * marked as pure, so that bundlers drop unused rows and a function builds only its own schemas.
 */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  name: RouteName,
  schemas: () => { input: Input; output: Output; errors?: readonly ErrorCode[] },
): Endpoint<Input, Output> {
  return { name, ...(routes[name] satisfies Route), errors: [], ...schemas() };
}
