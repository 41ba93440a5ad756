import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names of classes that are unique on the site: the one in the file, and three letters that stand for the file. A page
 * has four hundred of them, each in its HTML, its styles and its scripts.
 * @throws where two files that have a class of one name get the same letters
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file);
    const letters = createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '');
    const unique = `${name}-${letters.slice(0, 3)}`;
    const other = files.get(unique) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} both have the class ${unique}`);
    files.set(unique, path);
    return unique;
  };
}
