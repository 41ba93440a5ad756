import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { prerenderedPages } from '#shared/prerendered.ts';
import { paths, type PageInfo } from '#web/lib/paths.ts';
import { fileOf, filesOf } from './chunks.ts';
import { classNames } from './classNames.ts';
import { dataBlock } from './dataBlock.ts';
import { headOf } from './head.ts';
import { withWords } from './inlineWords.ts';
import { leanAmplify, productionOf, withPureComponents } from './leanPackages.ts';
import { partGroups, parts } from './parts.ts';
import { fillRendered, renderedTemplate } from './renderedTemplate.ts';
import { robotsOf, sitemapOf, siteUrlOf } from './robots.ts';
import { ROOM_SOURCE, sources, STARTER } from './sources.ts';
import { fillTemplate, startLater, withScriptNotice } from './template.ts';

const template = `<html><head><title>Old</title><meta name="description" content="Old" /></head>
<body><div id="root"></div></body></html>`;

describe('the prerendered pages', () => {
  it.each(prerenderedPages)('%s is public, and its code lies where it is said to', (path) => {
    const info = Object.values<PageInfo>(paths).find((page) => page.path === path);
    expect(info?.access).toBe('public');
    expect(info?.description).not.toBe('');
    expect(existsSync(fileURLToPath(new URL(`../../${sources[path]}`, import.meta.url)))).toBe(
      true,
    );
  });
});

describe('the files that pages share', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const packages = ['@hookform', 'react-hook-form', 'react-toastify', 'zod'];
  const sourceFiles = [
    ...globSync('{web,shared}/**/*.{ts,tsx,css}', { cwd: root }),
    ...packages.map((name) => `node_modules/${name}/index.js`),
  ];

  it.each(Object.entries(parts).flatMap(([name, paths]) => paths.map((path) => [name, path])))(
    '%s: %s is the path of something',
    (_, path) => {
      expect(sourceFiles.some((file) => (path as RegExp).test(file))).toBe(true);
    },
  );

  it.each([
    ['the staff alone see', 'features/bookings/admin/AdminList.tsx', ['staff']],
    ['few pages need', 'features/receipt/components/Qr.tsx', []],
  ])('hold what %s apart from what visitors fetch', (_, path, names) => {
    const held = partGroups.filter(({ test }) => test(`${root}web/${path}`));
    expect(held.map(({ name }) => name)).toEqual(names);
  });
});

describe('a page without scripts', () => {
  it('says what to do, before its content', () => {
    const page = withScriptNotice(template, 'hello@coldroom.test');
    expect(page).toMatch(/<noscript>[^]*JavaScript[^]*<\/noscript>\s*<div id="root"><\/div>/);
    expect(page).toContain('<a href="mailto:hello@coldroom.test">hello@coldroom.test</a>');
    expect(fillTemplate(page, '', '<p>Rooms</p>')).toContain('<div id="root"><p>Rooms</p></div>');
  });
});

describe('fillTemplate', () => {
  it('puts head and content in, and the old words out', () => {
    const page = fillTemplate(template, '<title>New</title>', '<p>costs $& and $1</p>');
    expect(page).toContain('<div id="root"><p>costs $& and $1</p></div>');
    expect(page.match(/<title>[^<]*/g)).toEqual(['<title>New']);
    expect(page).not.toContain('Old');
  });

  it.each(['<div id="root"></div>', '<title>Old</title>', '</head>'])(
    'breaks where index.html has no %s',
    (part) => {
      expect(() => fillTemplate(template.replace(part, ''), '', '')).toThrow('index.html has no');
    },
  );
});

describe('the template of a page that functions render', () => {
  it('holds the styles, and takes head and content', () => {
    const page = fillRendered(
      renderedTemplate(template, ['/assets/room.css']),
      '<title>$&</title>',
      '<p>$1</p>',
    );
    expect(page).toContain('<title>$&</title>');
    expect(page).toContain('href="/assets/room.css"');
    expect(page).toContain('<div id="root"><p>$1</p></div>');
    expect(page).not.toMatch(/Old|<!--/);
  });

  it('knows where the code of a room’s page lies', () => {
    expect(existsSync(fileURLToPath(new URL(`../../${ROOM_SOURCE}`, import.meta.url)))).toBe(true);
  });
});

describe('the name of a class', () => {
  const nameOf = classNames('/site');

  it('says its own, and is the same each time, wherever the site lies', () => {
    const name = nameOf('head', '/site/web/ui/Card.module.css');
    expect(name).toMatch(/^head-[A-Za-z\d]{3}$/);
    expect(nameOf('head', '/site/web/ui/Card.module.css')).toBe(name);
    expect(classNames('/other')('head', '/other/web/ui/Card.module.css')).toBe(name);
    expect(nameOf('head', '/site/web/ui/Tabs.module.css')).not.toBe(name);
  });

  it('breaks where two files would share one', () => {
    const files = Array.from({ length: 20_000 }, (_, index) => `/site/${index}.module.css`);
    expect(() => files.map((file) => nameOf('head', file))).toThrow('both have the class head-');
  });
});

describe('the words of the catalogue', () => {
  const source = "import { messages } from '#shared/messages.ts';\n";

  it('stand where they are said', () => {
    expect(withWords(`${source}say(messages.loginFailed, all.messages.length);`)).toBe(
      `${source}say("Login failed", all.messages.length);`,
    );
  });

  it('are put in only where the catalogue is meant', () => {
    const code = 'const messages = ask();\nsay(messages.loginFailed);';
    expect(withWords(code)).toBe(code);
    expect(withWords(`${source}messages.other`)).toContain('messages.other');
  });
});

describe('dataBlock', () => {
  const evil = { text: '</script><!-- & \u2028\u2029 "' };

  it('writes data that no text within it can leave', () => {
    const block = dataBlock('application/json', evil, 'data');
    const [, json = ''] =
      /^<script type="application\/json" id="data">(.*)<\/script>$/.exec(block) ?? [];
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(evil);
  });

  it('needs no id', () => {
    expect(dataBlock('application/ld+json', {})).toBe(
      '<script type="application/ld+json">{}</script>',
    );
  });
});

describe('startLater', () => {
  const built = `<head><script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css"></head>`;

  it('leaves every script to the starter, in order, and no preload beside it', () => {
    const page = startLater(built, '/assets/afterPaint.js', ['/assets/Home.js']);
    expect(page).toContain(
      '<script type="module" src="/assets/afterPaint.js" data-after-paint="/assets/index.js /assets/react.js /assets/Home.js"></script>',
    );
    expect(page).not.toContain('modulepreload');
    expect(page).toContain('/assets/index.css');
  });

  it('breaks where the page has no entry', () => {
    expect(() => startLater('<head></head>', '/a.js', [])).toThrow('no module script');
  });

  it('finds its starter among the sources', () => {
    expect(existsSync(fileURLToPath(new URL(`../../${STARTER}`, import.meta.url)))).toBe(true);
    expect(fileOf({ [STARTER]: chunk }, STARTER)).toBe('/assets/afterPaint-1.js');
    expect(() => fileOf({}, STARTER)).toThrow('The build has no boot/afterPaint.ts');
  });

  const chunk = { file: 'assets/afterPaint-1.js' };
});

describe('headOf', () => {
  const page = {
    title: 'Fish & "meat"',
    description: '<b>',
    siteName: 'Cold',
    path: '/faq',
    styles: ['/assets/a.css'],
    siteUrl: undefined,
  };

  it('escapes its words and names the files of the page', () => {
    const head = headOf(page);
    expect(head).toContain('<title>Fish &amp; &quot;meat&quot;</title>');
    expect(head).toContain('content="&lt;b&gt;"');
    expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css" />');
  });

  it('holds addresses of its own only where the site has one', () => {
    expect(headOf(page)).not.toMatch(/canonical|og:url|og:image|http/);
    const head = headOf({ ...page, siteUrl: 'https://cold.example' });
    expect(head).toContain('<link rel="canonical" href="https://cold.example/faq" />');
    expect(head).toContain('property="og:url" content="https://cold.example/faq"');
    expect(head).toContain('property="og:image" content="https://cold.example/art/social.png"');
  });

  it('shows the page’s own picture in previews where it has one', () => {
    const head = headOf({ ...page, image: '/images/a.webp', siteUrl: 'https://cold.example' });
    expect(head).toContain('property="og:image" content="https://cold.example/images/a.webp"');
    expect(head).not.toContain('social.png');
  });

  it('names no address of a file that many pages share', () => {
    const { title, description, siteName, styles } = page;
    const shared = { title, description, siteName, styles };
    const head = headOf({ ...shared, siteUrl: 'https://cold.example' });
    expect(head).toContain('og:image');
    expect(head).not.toMatch(/canonical|og:url/);
  });
});

describe('filesOf', () => {
  const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({
    file,
    imports,
    css,
  });
  const manifest = {
    'index.html': chunk('index.js', ['shared'], ['index.css']),
    'Page.tsx': chunk('page.js', ['shared', 'part'], ['page.css']),
    shared: chunk('shared.js', ['part']),
    part: chunk('part.js', ['shared'], ['part.css']),
    own: chunk('own.js'),
    'Other.tsx': chunk('other.js', ['own', 'part'], ['other.css']),
  };

  it('names what a page adds to what every page loads, each once', () => {
    expect(filesOf(manifest, 'index.html', 'Page.tsx')).toEqual({
      scripts: ['/page.js'],
      styles: ['/page.css'],
    });
    expect(filesOf(manifest, 'index.html', 'Other.tsx')).toEqual({
      scripts: ['/own.js', '/other.js'],
      styles: ['/other.css'],
    });
  });

  it('breaks where the page was not built', () => {
    expect(() => filesOf(manifest, 'index.html', 'None.tsx')).toThrow('The build has no None.tsx');
  });
});

describe('what robots read', () => {
  it('keeps them from what needs a sign-in, and names the sitemap where there is one', () => {
    expect(robotsOf(undefined)).toContain('Disallow: /dashboard\n');
    expect(robotsOf(undefined)).not.toContain('Sitemap');
    expect(robotsOf('https://cold.example')).toContain(
      'Sitemap: https://cold.example/sitemap.xml\n',
    );
  });

  it('lists the pages by their addresses', () => {
    const map = sitemapOf('https://cold.example', ['/', '/faq']);
    expect(map.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://cold.example/',
      '<loc>https://cold.example/faq',
    ]);
  });

  it('lists every prerendered page but those that hold only a form for an account', () => {
    const map = sitemapOf('https://cold.example', prerenderedPages);
    const unlisted = prerenderedPages.filter((path) => !map.includes(`example${path}</loc>`));
    expect(unlisted).toEqual(['/login', '/signup', '/forgot-password']);
  });
});

describe('SITE_URL', () => {
  it('is an origin, or nothing', () => {
    expect(siteUrlOf(undefined)).toBeUndefined();
    expect(siteUrlOf('')).toBeUndefined();
    expect(siteUrlOf('https://cold.example/some/path')).toBe('https://cold.example');
    expect(siteUrlOf('http://localhost:4600')).toBe('http://localhost:4600');
  });

  it.each(['cold.example', 'http://cold.example', 'ftp://cold.example'])('is not %s', (setting) => {
    expect(() => siteUrlOf(setting)).toThrow('SITE_URL must be');
  });
});

describe('the packages of the first script', () => {
  it('have a production build of the router beside the one that it is resolved to', () => {
    const development = fileURLToPath(import.meta.resolve('react-router'));
    expect(productionOf(development)).not.toBe(development);
    expect(existsSync(productionOf(development))).toBe(true);
  });

  it.each(Object.keys(leanAmplify))('have a file of Amplify at %s', (path) => {
    const root = fileURLToPath(import.meta.resolve('@aws-amplify/core')).replace(/\/core\/.*/, '');
    expect(existsSync(`${root}${path}`)).toBe(true);
  });

  it('leave out components that nothing uses', () => {
    const code = 'var Form = React10.forwardRef(\n  f\n);\nForm.displayName = "Form";\nlet a = 1;';
    expect(withPureComponents(code)).toBe(
      'var Form = /* @__PURE__ */ React10.forwardRef(\n  f\n);\n\nlet a = 1;',
    );
    expect(withPureComponents('var C = React.createContext(null);\nView.contextType = C;')).toBe(
      'var C = /* @__PURE__ */ React.createContext(null);\n',
    );
  });
});
