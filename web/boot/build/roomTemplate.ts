import { styleLinks } from './head.ts';
import { fillTemplate } from './template.ts';

/** Where a room's own head and content go; no text of a page has comments in it. */
const HEAD = '<!-- head of the room -->';
const CONTENT = '<!-- content of the room -->';

/** The built index.html with the styles of a room's page, and places for what is the room's own. */
export const roomTemplate = (indexHtml: string, styles: string[]): string =>
  fillTemplate(indexHtml, [HEAD, ...styleLinks(styles)].join('\n    '), CONTENT);

/** The page of one room. Functions stand in for the texts, as a `$` in a replacement means something. */
export const fillRoom = (template: string, head: string, content: string): string =>
  template.replace(HEAD, () => head).replace(CONTENT, () => content);
