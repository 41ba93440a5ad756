import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { writePages } from './web/boot/build/writePages.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const site = folder('dist');
const renderer = folder('.cache/prerender');

/**
 * The site is built from web/ to dist/: first for the browser, then for this machine, which writes
 * the public pages as HTML. Its CSP allows no inline script or style.
 */
export default defineConfig({
  root: folder('web'),
  plugins: [react()],
  build: {
    outDir: site,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [folder('web/index.html'), folder('web/boot/afterPaint.ts')] },
  },
  environments: {
    ssr: {
      build: {
        ssr: folder('web/boot/prerender.tsx'),
        outDir: renderer,
        copyPublicDir: false,
        manifest: false,
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      await writePages({ site, renderer });
    },
  },
});
