/** What would end the element, or a line of a script, as JSON escapes it. */
const RISKY = /[<>&\u2028\u2029]/g;

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Data within a page, for machines to read: an element that no browser runs, so that the content
 * security policy lets it stand. Whatever people typed stays within its string.
 */
export function dataBlock(type: `application/${string}json`, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replace(RISKY, escaped);
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}
