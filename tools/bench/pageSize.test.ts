import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pageSize } from './pageSize.ts';

const folder = mkdtempSync(join(tmpdir(), 'coldroom-page-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const files = {
  'app.html': '<script type="module" crossorigin src="/assets/index-1.js"></script>',
  'index.html': '<script src="/assets/later-1.js" data-after-paint="/assets/index-1.js"></script>',
  'assets/later-1.js': 'console.log("later")',
  'assets/index-1.js': 'import "./shared-1.js"; import("./HomePage-1.js"); import("./Other-1.js");',
  'assets/shared-1.js': 'console.log("shared")',
  'assets/HomePage-1.js': 'import "./shared-1.js"; import "./hero-1.js"; console.log("home")',
  'assets/hero-1.js': 'console.log("hero")',
  'assets/Other-1.js': 'console.log("not on the first page")',
};
mkdirSync(join(folder, 'assets'));
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

describe('pageSize', () => {
  it('counts the scripts of the HTML, of the home page and their imports once, and no other page', () => {
    const { files: counted, gzipKB, brotliKB } = pageSize(folder, 'index.html', 'HomePage');
    expect(counted.toSorted()).toEqual([
      'assets/HomePage-1.js',
      'assets/hero-1.js',
      'assets/index-1.js',
      'assets/later-1.js',
      'assets/shared-1.js',
    ]);
    expect(gzipKB).toBeGreaterThan(0);
    expect(brotliKB).toBeGreaterThan(0);
  });

  it('counts the script of another page', () => {
    const { files: counted } = pageSize(folder, 'app.html', 'Other');
    expect(counted).toContain('assets/Other-1.js');
    expect(counted).not.toContain('assets/HomePage-1.js');
  });

  it('throws if the site has no such page', () => {
    expect(() => pageSize(folder, 'app.html', 'None')).toThrow('The site has no None');
  });
});
