import { escapeHtml } from '#functions/domain/mails/letter.ts';
import type { Taken } from './mailbox.ts';

const STYLE =
  'body{margin:0 auto;padding:16px;max-width:720px;font:16px/1.5 sans-serif;overflow-wrap:anywhere}li{margin:0 0 20px}pre{white-space:pre-wrap;background:#f3f4f6;padding:12px}';

const entry = ({ number, at, from, to, subject, text, calendar }: Taken): string =>
  `<li><h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, from ${escapeHtml(from)}, <time>${at}</time>:
<a href="/dev/messages/${number}.html">HTML</a>, <a href="/dev/messages/${number}.txt">text</a>${calendar === undefined ? '' : `, <a href="/dev/messages/${number}.ics">calendar file</a>`}</p>
<pre>${escapeHtml(text)}</pre></li>`;

/** The page that lists the e-mails that would have been sent, in the given order. */
export const listPage = (mails: readonly Taken[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Messages · Coldroom</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Messages that would have been sent</h1>
${mails.length === 0 ? '<p>None yet.</p>' : `<ol reversed>${mails.map(entry).join('\n')}</ol>`}
</body>
</html>
`;
