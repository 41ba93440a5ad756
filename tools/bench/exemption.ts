import { manifest, type FunctionName } from '#infra/manifest.ts';

/** Why a function may weigh more, and load more slowly, than is asked of the others; undefined where it may not. */
export function exemptionOf(name: FunctionName): string | undefined {
  if (manifest[name].grant.images !== undefined) return 'has pictures';
  return name === 'pages.room' ? 'renders a page' : undefined;
}
