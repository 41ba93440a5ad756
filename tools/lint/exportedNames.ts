/** A file of code: its path from the root, and its text. */
export interface CodeFile {
  path: string;
  text: string;
}

const declared =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** Names that mean the same wherever they stand in a folder. */
const same: Record<string, string> = {
  'functions/ handler': 'each Lambda exports it',
  'e2e/ test': 'the test of the site extends the test of the API',
  'infra/ settings': 'each stage has its own, of one type',
  'local/ STAGE': 'the stage in events of HTTP and of sockets, which have different types',
  'tools/ readArguments': 'each command reads its own',
};

/** In the contract an action has its area's file before its name. */
const isCounted = ({ path }: CodeFile): boolean =>
  !/\.test\.tsx?$|\.d\.ts$|^shared\/contract\//.test(path);

/** The exported names that several files of one folder at the root declare, each with those files. */
export function repeatedNames(files: readonly CodeFile[]): string[] {
  const where = new Map<string, Set<string>>();
  for (const { path, text } of files.filter(isCounted)) {
    const folder = path.slice(0, path.indexOf('/') + 1);
    for (const [, name = ''] of text.matchAll(declared)) {
      const key = `${folder} ${name}`;
      where.set(key, (where.get(key) ?? new Set()).add(path));
    }
  }
  return [...where]
    .filter(([key, paths]) => paths.size > 1 && !Object.hasOwn(same, key))
    .map(([key, paths]) => `${key}: ${[...paths].join(', ')}`);
}
