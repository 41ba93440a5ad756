import { manifest, type FunctionName } from '#infra/manifest.ts';

/** Reason why a function may exceed the limits of size and loading time; undefined if it may not. */
export function exemptionOf(name: FunctionName): string | undefined {
  if (manifest[name].grant.images !== undefined) return 'has pictures';
  return name.startsWith('pages.') ? 'renders a page' : undefined;
}
