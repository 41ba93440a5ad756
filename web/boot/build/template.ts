const TITLE = /<title>[^<]*<\/title>\s*/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/**
 * The built index.html with a head and a content of its own. Functions stand in for the texts, as a
 * `$` in a replacement means something.
 * @throws where index.html is not as this expects it
 */
export function fillTemplate(template: string, head: string, content: string): string {
  for (const part of [TITLE, DESCRIPTION]) {
    if (!part.test(template)) throw new Error(`index.html has no ${part.source}`);
  }
  for (const part of [HEAD_END, ROOT]) {
    if (!template.includes(part)) throw new Error(`index.html has no ${part}`);
  }
  return template
    .replace(TITLE, '')
    .replace(DESCRIPTION, '')
    .replace(HEAD_END, () => `  ${head}\n  ${HEAD_END}`)
    .replace(ROOT, () => `<div id="root">${content}</div>`);
}

/**
 * The built index.html that also says what to do where no scripts run: without them a page looks alive, and waits for
 * ever for what it would fetch.
 * @param email the address of the house
 */
export const withScriptNotice = (template: string, email: string): string =>
  template.replace(
    ROOT,
    () => `<noscript>
      <p class="noscript">
        Searching, booking and signing in need JavaScript, which does not run in this browser. Switch it on, or write to
        us: <a href="mailto:${email}">${email}</a>
      </p>
    </noscript>
    ${ROOT}`,
  );

/**
 * The page with its scripts left to `starter`, which fetches them once the page has been painted:
 * the entry first, then what the build would have had the browser preload, then the page's own.
 * @throws where the page has no entry
 */
export function startLater(page: string, starter: string, own: string[]): string {
  const [tag, entry] = ENTRY.exec(page) ?? [];
  if (!tag || !entry) throw new Error('index.html has no module script');
  const preloads = [...page.matchAll(PRELOAD)].flatMap(([, href]) => href ?? []);
  const scripts = [entry, ...preloads, ...own].join(' ');
  return page
    .replaceAll(PRELOAD, '')
    .replace(tag, `<script type="module" src="${starter}" data-after-paint="${scripts}"></script>`);
}
