import type { CallName } from './answers.ts';
import { callPage, type CallOptions, type Input, type Output } from './client.ts';

/** The endpoints that answer a list, page by page. */
type ListName = {
  [Name in CallName]: Output<Name> extends unknown[] ? Name : never;
}[CallName];

/**
 * Calls an endpoint that answers a list, and answers the whole of it: page after page, up to the
 * one that announces no other.
 * @throws {ApiFailure} as {@link callPage}; what was fetched before is not answered then
 */
export async function callAll<Name extends ListName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Output<Name>> {
  const items: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page = await callPage(name, { ...input, ...(cursor && { cursor }) }, options);
    items.push(...page.data);
    cursor = page.next;
  } while (cursor);
  return items as Output<Name>;
}
