import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../web');

/** The shared dialog, which all other dialogs use. */
const DIALOG = 'ui/Dialog.tsx';

interface Source {
  file: string;
  text: string;
}

const sources = (): Source[] =>
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && file !== DIALOG)
    .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }));

/**
 * All uses of dialogs in the site's sources, as `file component`. A file that is named after the dialog
 * that it defines does not count as a use of it.
 */
export const dialogUses = (): string[] =>
  sources().flatMap(({ file, text }) =>
    [...text.matchAll(/<(\w*Dialog)\b/g)]
      .map(([, component = '']) => component)
      .filter((component) => component !== 'Dialog' || !file.endsWith('Dialog.tsx'))
      .map((component) => `${file} ${component}`),
  );

/** Files that open a modal without the shared dialog, so that no test covers its focus and keys. */
export const homemadeDialogs = (): string[] =>
  sources()
    .filter(({ text }) => /<dialog\b|role="(alert)?dialog"|showModal/.test(text))
    .map(({ file }) => file);
