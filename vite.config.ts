import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rendererFiles } from './shared/renderer.ts';
import { classNames } from './web/boot/build/classNames.ts';
import { inlineWords } from './web/boot/build/inlineWords.ts';
import { leanPackages } from './web/boot/build/leanPackages.ts';
import { olderCss } from './web/boot/build/olderCss.ts';
import { partGroups } from './web/boot/build/parts.ts';
import { writePages } from './web/boot/build/writePages.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const site = folder('dist');
const prerenderer = folder('.cache/prerender');
const renderer = folder('.cache/renderer');

/**
 * The site is built from web/ to dist/: first for the browser, then for this machine, which writes
 * the public pages as HTML, then for the functions that render pages on request. Its CSP allows no
 * inline script or style.
 */
export default defineConfig({
  root: folder('web'),
  plugins: [react(), leanPackages(), inlineWords(), olderCss()],
  css: { modules: { generateScopedName: classNames(folder('.')) } },
  build: {
    outDir: site,
    emptyOutDir: true,
    target: 'es2022',
    // Whose media queries have no ranges (docs/decisions/2026-11-29-oldest-browsers.md).
    cssTarget: 'chrome94',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [folder('web/index.html'), folder('web/boot/afterPaint.ts')],
      output: {
        codeSplitting: {
          // What every page needs is one file: it packs better than a dozen small ones.
          groups: [
            {
              name: 'site',
              tags: ['$initial'],
              test: (id) => !/web\/boot\/(afterPaint|early)/.test(id),
            },
            ...partGroups,
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      build: {
        ssr: folder('web/boot/prerender.tsx'),
        outDir: prerenderer,
        copyPublicDir: false,
        manifest: false,
      },
    },
    pages: {
      consumer: 'server',
      // The functions are deployed with no packages beside them.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: renderer,
        copyPublicDir: false,
        manifest: false,
        minify: true,
        target: 'node24',
        ssr: folder('web/boot/renderer.ts'),
        rolldownOptions: {
          output: {
            format: 'cjs',
            entryFileNames: rendererFiles.code,
            chunkFileNames: '[name]-[hash].cjs',
          },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'ssr', 'pages']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      await writePages({ site, prerenderer, renderer });
    },
  },
});
