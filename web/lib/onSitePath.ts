/** A stand-in for the site's own origin; the result depends only on whether a target leaves it. */
const HERE = 'https://here.invalid';

function parse(target: string): URL | undefined {
  try {
    return new URL(target, HERE);
  } catch {
    return undefined;
  }
}

/**
 * The path, query and fragment that a browser would open for `target` on this site; undefined if it
 * would open another site, or if `target` is not an absolute path. The origin is compared after parsing,
 * because browsers drop tabs and line breaks, and read a backslash as a slash: `/<tab>/evil.example`
 * names another site.
 */
export function onSitePath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  const url = parse(target);
  if (url?.origin !== HERE) return undefined;
  const path = url.pathname + url.search + url.hash;
  // Parsing resolves dots: `/.//evil.example` is on this site, but its path, `//evil.example`, is not.
  return path.startsWith('//') ? undefined : path;
}
