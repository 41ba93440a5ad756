import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Packages that the charts share with the site. */
const SHARED = ['@reduxjs/toolkit', 'reselect'];
const COPY = '?charts';

const isOfCharts = (importer: string): boolean => importer.includes('/node_modules/recharts/');

/** Where a package's production build lies beside the one that it is resolved to. */
export const productionOf = (id: string): string =>
  id.replace('/react-router/dist/development/', '/react-router/dist/production/');

/** The router's code with its components and contexts marked, so that those that nothing uses are left out. */
export const withPureComponents = (code: string): string =>
  code
    .replaceAll(/= (\w+\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '');

/**
 * What stands for files of Amplify, by how their paths end: `exchange.ts` configures it by a plain object, not by one of
 * the files that its tools write, and never has a call signed with credentials of AWS.
 */
export const leanAmplify: Record<string, string> = {
  '/core/dist/esm/utils/parseAmplifyConfig.mjs':
    'export const parseAmplifyConfig = (config) => config;',
  '/api-rest/dist/esm/apis/common/baseHandlers/authenticatedHandler.mjs':
    "export { unauthenticatedHandler as authenticatedHandler } from './unauthenticatedHandler.mjs';",
};

/** What hashes for Amplify's signing: its packages do not say that they can be left out where nothing uses them. */
const HASHES = /\/node_modules\/@(?:aws-crypto|smithy)\//;

const leanAmplifyOf = (id: string): string | undefined =>
  leanAmplify[id.split('/node_modules/@aws-amplify')[1] ?? ''];

/**
 * Keeps out of the first script what no first page uses of its packages:
 * - A module is in one file, with all that any page uses of it. The charts, which dashboards fetch, use much more of
 *   Redux Toolkit than the site, so that they get a copy.
 * - The router is resolved to its development build, which has warnings, and its components are no pure calls.
 * - Amplify brings its code for signing, with the hashes for that, and readers of three kinds of configuration.
 */
export const leanPackages = (): Plugin => ({
  name: 'lean-packages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer = '', options) {
    const copied = SHARED.includes(source) && isOfCharts(importer);
    if (!copied && source !== 'react-router') return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: copied ? found.id + COPY : productionOf(found.id) };
  },
  load: (id) =>
    id.endsWith(COPY)
      ? readFileSync(id.slice(0, -COPY.length), 'utf8')
      : (leanAmplifyOf(id) ?? null),
  transform(code, id) {
    if (id.includes('/react-router/')) return { code: withPureComponents(code), map: null };
    return HASHES.test(id) ? { moduleSideEffects: false } : null;
  },
});
