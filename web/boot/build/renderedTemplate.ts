import { styleLinks } from './head.ts';
import { fillTemplate } from './template.ts';

/** Where head and content go that a page gets with each request; no text of a page has comments in it. */
const HEAD = '<!-- head of the page -->';
const CONTENT = '<!-- content of the page -->';

/** The built index.html with the styles of a page that functions render, and places for what they add. */
export const renderedTemplate = (indexHtml: string, styles: string[]): string =>
  fillTemplate(indexHtml, [HEAD, ...styleLinks(styles)].join('\n    '), CONTENT);

/** The page. Functions stand in for the texts, as a `$` in a replacement means something. */
export const fillRendered = (template: string, head: string, content: string): string =>
  template.replace(HEAD, () => head).replace(CONTENT, () => content);
