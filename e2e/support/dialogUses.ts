import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../web');

/** Where the one dialog that there is stands; every other is made of it. */
const DIALOG = 'ui/Dialog.tsx';

interface Source {
  file: string;
  text: string;
}

const sources = (): Source[] =>
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && file !== DIALOG)
    .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }));

/**
 * Every place in the site's sources that puts a dialog on a page, as `file component`. A file named
 * after the dialog that it defines is counted where it is used, not where it is written.
 */
export const dialogUses = (): string[] =>
  sources().flatMap(({ file, text }) =>
    [...text.matchAll(/<(\w*Dialog)\b/g)]
      .map(([, component = '']) => component)
      .filter((component) => component !== 'Dialog' || !file.endsWith('Dialog.tsx'))
      .map((component) => `${file} ${component}`),
  );

/** Files that open a modal without the shared dialog, whose focus and keys are tested nowhere. */
export const homemadeDialogs = (): string[] =>
  sources()
    .filter(({ text }) => /<dialog\b|role="(alert)?dialog"|showModal/.test(text))
    .map(({ file }) => file);
