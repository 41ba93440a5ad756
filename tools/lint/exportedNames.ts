/** A file of code: its path from the root, and its text. */
interface CodeFile {
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

/** Exported names that nothing in the code imports, and what asks for them. */
const asked: Record<string, string> = {
  'infra/build/lambdaCredentials.ts defaultProvider':
    'bundles get it in place of a module of the SDK',
  'infra/build/lambdaEventStreams.ts resolveEventStreamSerdeConfig':
    'bundles get it in place of a module of the SDK',
};

/** The properties of a construct are exported beside it, as the CDK does it. */
const isConstructProps = (path: string, name: string): boolean =>
  path.startsWith('infra/') && name.endsWith('Props');

/** The exported names that no other file mentions, each behind its file: they need no `export`. */
export function unusedExports(files: readonly CodeFile[]): string[] {
  const mentions = new Map<string, number>();
  for (const { text } of files) {
    for (const word of new Set(text.match(/\w+/g))) {
      mentions.set(word, (mentions.get(word) ?? 0) + 1);
    }
  }
  return files.filter(isCounted).flatMap(({ path, text }) =>
    [...text.matchAll(declared)]
      .filter(([declaration]) => !declaration.startsWith('export default'))
      .map(([, name = '']) => name)
      .filter((name) => mentions.get(name) === 1 && !isConstructProps(path, name))
      .map((name) => `${path} ${name}`)
      .filter((key) => !Object.hasOwn(asked, key)),
  );
}
