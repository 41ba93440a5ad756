/** What an e-mail says, to be written as text and as HTML. Every part is plain text. */
export interface Letter {
  subject: string;
  /** Name of whoever gets it. @default - the letter greets without a name */
  to?: string | undefined;
  paragraphs: readonly string[];
  /** Shown large, to be typed. */
  code?: string;
  /** A link that is shown as a button. */
  action?: { label: string; url: string };
  /** What follows the button, in small print. */
  after: readonly string[];
  /** The address that stops e-mails like this one. @default - it cannot be stopped */
  stop?: string;
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** A file of text that goes with it. */
  attachment?: MailAttachment;
}

export interface MailAttachment {
  name: string;
  /** Its media type. */
  type: string;
  content: string;
}

/** Text as it stands in HTML, between tags and in attributes with quotes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** A letter as an e-mail. Programs for e-mail know no style sheets, so each element has its own style. */
export const writeMail = (letter: Letter): MailContent => ({
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
});

const HOUSE = 'ColdRoom Rwanda';
const SIGNATURE = `${HOUSE}, cold rooms and warehouses for rent`;

const greeting = (to: string | undefined): string => (to === undefined ? 'Hello,' : `Hello ${to},`);

const STOP = 'Stop emails like this one';

function textOf({ to, paragraphs, code, action, after, stop }: Letter): string {
  const parts = [
    greeting(to),
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    ...(stop === undefined ? [] : [`${STOP}:\n${stop}`]),
    `-- \n${SIGNATURE}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const FONT = 'font-family:Helvetica,Arial,sans-serif';

/**
 * The colours of a dark screen, for the programs that know style sheets; the others show the light ones, which stand in
 * the elements. A program that is not told of them may turn the light ones round as it likes.
 */
const DARK = `<style>
@media (prefers-color-scheme: dark) {
.page { background: #0d1720 !important; color: #e8eef3 !important }
.sheet { background: #15232e !important }
.soft, .soft a { color: #aebcc7 !important }
.house { color: #7cc8ee !important }
.button { background: #7cc8ee !important; color: #0d1720 !important }
}
</style>`;

const head = `<p class="house" style="margin:0 0 20px;font-size:18px;font-weight:bold;color:#0b5c8a">${HOUSE}</p>`;

/** Text as it stands in a paragraph of HTML, which shows a line break only where it is an element. */
const linesOf = (words: string): string => escapeHtml(words).replaceAll('\n', '<br>');

const paragraph = (words: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${linesOf(words)}</p>`;

const small = (words: string): string =>
  `<p class="soft" style="margin:0 0 12px;font-size:14px;line-height:1.5;color:#4b5563">${linesOf(words)}</p>`;

const codeBlock = (code: string): string =>
  `<p style="margin:0 0 16px;font-size:30px;font-weight:bold;letter-spacing:4px">${escapeHtml(code)}</p>`;

const button = ({ label, url }: NonNullable<Letter['action']>): string =>
  `<p style="margin:0 0 20px"><a href="${escapeHtml(url)}" class="button" style="display:inline-block;padding:14px 20px;border-radius:8px;background:#0b5c8a;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;

const footer = (stop: string | undefined): string =>
  stop === undefined
    ? SIGNATURE
    : `${SIGNATURE}<br><a href="${escapeHtml(stop)}" style="color:#4b5563">${STOP}</a>`;

function htmlOf({ subject, to, paragraphs, code, action, after, stop }: Letter): string {
  const parts = [
    head,
    ...[greeting(to), ...paragraphs].map(paragraph),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(action ? [button(action)] : []),
    ...after.map(small),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
${DARK}
</head>
<body class="page" style="margin:0;padding:16px;background:#f3f4f6;color:#111827;${FONT}">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px 20px;border-radius:12px;background:#ffffff;overflow-wrap:anywhere">
${parts.join('\n')}
</div>
<p class="soft" style="max-width:560px;margin:12px auto;font-size:13px;color:#4b5563">${footer(stop)}</p>
</body>
</html>
`;
}
