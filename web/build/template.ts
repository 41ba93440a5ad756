const TITLE = /<title>[^<]*<\/title>\s*/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;
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
