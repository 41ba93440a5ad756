/** What a Markdown document refers to. */
interface References {
  /** Targets of relative links, such as `../SECURITY.md#callers`. */
  links: string[];
  /** Paths of the repository in backticks, such as `shared/api.ts`. */
  paths: string[];
  /** Names of source files without their folder in backticks, such as `sums.ts`. */
  fileNames: string[];
  /** Scripts of package.json, as `npm run …`, `npm start` and `npm test` name them. */
  scripts: string[];
}

const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
const SCRIPT = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g;
const FENCE = /^```[\s\S]*?^```$/gm;

const PATH = /^\.?[\w@-][\w@.-]*(?:\/[\w@.-]+)+\/?$/;
const FILE_NAME = /^[\w.-]+\.(?:tsx?|mjs|cjs|py)$/;

/**
 * Reads the references of a document. A path counts as one of the repository if it begins with one of
 * `folders`; one with a placeholder (`<area>`, `{id}`, `*`, `…`) is an example and not read.
 */
export function referencesOf(markdown: string, folders: readonly string[]): References {
  const prose = markdown.replace(FENCE, '');
  const code = groupsOf(prose, CODE).flatMap((text) => text.split(/[\s,]+/));
  return {
    links: groupsOf(prose.replace(CODE, ''), LINK).filter((link) => !/^[a-z]+:/.test(link)),
    paths: code.filter((text) => PATH.test(text) && folders.includes(firstFolder(text))),
    fileNames: code.filter((text) => FILE_NAME.test(text)),
    scripts: groupsOf(markdown, SCRIPT),
  };
}

const firstFolder = (path: string): string => path.split('/', 1)[0] ?? '';

const groupsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, first, second]) => first ?? second ?? []);

/** The anchors of a document's headings, as GitHub makes them. */
export const anchorsOf = (markdown: string): string[] =>
  groupsOf(markdown.replace(FENCE, ''), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
