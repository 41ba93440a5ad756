/** A file of code: its path from the root, and its text. */
interface CodeFile {
  path: string;
  text: string;
}

/** A table in the code: the file and the constant that hold it, and what asks for one of its keys. */
interface KeyedTable {
  path: string;
  name: string;
  use: (key: string) => RegExp;
}

const isTest = ({ path }: CodeFile): boolean => /\.test\.tsx?$/.test(path);

/**
 * The keys of a table that no code asks for, tests left out: what they name is never shown.
 * @throws Error where the table is not found, because it then would seem to have no such keys
 */
export function unusedKeys(files: readonly CodeFile[], { path, name, use }: KeyedTable): string[] {
  const table = files.find((file) => file.path === path)?.text ?? '';
  const [, rows = ''] =
    new RegExp(`const ${name} = \\{\\n(.*?)\\n\\} as const`, 's').exec(table) ?? [];
  const keys = [...rows.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key);
  if (keys.length === 0) throw new Error(`${path} has no rows of ${name}`);
  const others = files.filter((file) => file.path !== path && !isTest(file));
  return keys.filter((key) => !others.some(({ text }) => use(key).test(text)));
}
