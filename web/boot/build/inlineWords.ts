import type { Plugin } from 'vite';
import { messages, ownMessages, successes } from '#shared/messages.ts';

const catalogues: Record<string, Record<string, string>> = { messages, ownMessages, successes };

const IMPORT = /from '(?:#shared|\.)\/messages\.ts'/;
const WORD = /(?<![\w.])(messages|ownMessages|successes)\.(\w+)/g;

/** A module's code with the words themselves where it names them in the catalogue. */
export const withWords = (code: string): string =>
  IMPORT.test(code)
    ? code.replaceAll(WORD, (name, catalogue: string, key: string) => {
        const words = catalogues[catalogue]?.[key];
        return words === undefined ? name : JSON.stringify(words);
      })
    : code;

/**
 * Puts the words of the catalogue where they are said. A module is in one file with all of it, so that every page would
 * load also what only the pages of the staff say.
 */
export const inlineWords = (): Plugin => ({
  name: 'inline-words',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    id.includes('/node_modules/') ? null : { code: withWords(code), map: null },
});
