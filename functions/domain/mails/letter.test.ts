import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, writeMail, type Letter } from './letter.ts';

const letter: Letter = {
  subject: 'A <subject>',
  to: 'Aline <b>',
  paragraphs: ['One & two.'],
  code: '12345678',
  action: { label: 'Go on', url: 'https://coldroom.rw/x?a=1&b="2"' },
  after: ['Small print.'],
};

describe('an e-mail', () => {
  it('says how such e-mails are stopped, where they can be', () => {
    const stop = 'https://coldroom.rw/unsubscribe#a=1&b=2';
    const { text, html } = writeMail({ ...letter, stop });
    expect(text).toContain(`Stop emails like this one:\n${stop}\n`);
    expect(html).toContain('href="https://coldroom.rw/unsubscribe#a=1&amp;b=2"');
    expect(writeMail(letter).html).not.toContain('Stop emails');
  });

  it('says the same as text and as HTML', () => {
    const { subject, text, html } = writeMail(letter);
    expect(subject).toBe('A <subject>');
    expect(text).toBe(
      'Hello Aline <b>,\n\nOne & two.\n\n    12345678\n\nGo on:\nhttps://coldroom.rw/x?a=1&b="2"\n\nSmall print.\n\n-- \nColdRoom Rwanda, cold rooms and warehouses for rent\n',
    );
    for (const part of ['Hello Aline &lt;b&gt;,', 'One &amp; two.', '12345678', 'Small print.']) {
      expect(html).toContain(`>${part}</p>`);
    }
    expect(html).toContain('href="https://coldroom.rw/x?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('<title>A &lt;subject&gt;</title>');
  });

  it('keeps the line breaks of what somebody wrote in several lines', () => {
    const lines = { paragraphs: ['Reason: too <warm>\nand too far'], after: ['One\ntwo'] };
    const { text, html } = writeMail({ ...letter, ...lines });
    expect(text).toContain('\n\nReason: too <warm>\nand too far\n\n');
    expect(text).toContain('\n\nOne\ntwo\n\n');
    expect(html).toContain('>Reason: too &lt;warm&gt;<br>and too far</p>');
    expect(html).toContain('>One<br>two</p>');
  });

  it('greets without a name where it has none', () => {
    const { text, html } = writeMail({ ...letter, to: undefined });
    expect(text).toMatch(/^Hello,\n\nOne & two\.\n/);
    expect(html).toContain('>Hello,</p>');
  });

  it('has neither code nor button where there is none', () => {
    const { text, html } = writeMail({ subject: 'S', to: 'A', paragraphs: ['P.'], after: [] });
    expect(text).toBe(
      'Hello A,\n\nP.\n\n-- \nColdRoom Rwanda, cold rooms and warehouses for rent\n',
    );
    expect(html).toContain(`>
<p style="margin:0 0 16px;font-size:16px;line-height:1.5">Hello A,</p>
<p style="margin:0 0 16px;font-size:16px;line-height:1.5">P.</p>
</div>
<p class="soft" style="max-width:560px;margin:12px auto;font-size:13px;color:#4b5563">ColdRoom Rwanda, cold rooms and warehouses for rent</p>
</body>`);
    expect(html).not.toMatch(/href|letter-spacing/);
  });

  it('is this HTML, with styles that every program for e-mail knows', () => {
    const stop = 'https://coldroom.rw/unsubscribe#a=1&b=2';
    expect(writeMail({ ...letter, stop }).html).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>A &lt;subject&gt;</title>
<style>
@media (prefers-color-scheme: dark) {
.page { background: #0d1720 !important; color: #e8eef3 !important }
.sheet { background: #15232e !important }
.soft, .soft a { color: #aebcc7 !important }
.house { color: #7cc8ee !important }
.button { background: #7cc8ee !important; color: #0d1720 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:16px;background:#f3f4f6;color:#111827;font-family:Helvetica,Arial,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px 20px;border-radius:12px;background:#ffffff;overflow-wrap:anywhere">
<p class="house" style="margin:0 0 20px;font-size:18px;font-weight:bold;color:#0b5c8a">ColdRoom Rwanda</p>
<p style="margin:0 0 16px;font-size:16px;line-height:1.5">Hello Aline &lt;b&gt;,</p>
<p style="margin:0 0 16px;font-size:16px;line-height:1.5">One &amp; two.</p>
<p style="margin:0 0 16px;font-size:30px;font-weight:bold;letter-spacing:4px">12345678</p>
<p style="margin:0 0 20px"><a href="https://coldroom.rw/x?a=1&amp;b=&quot;2&quot;" class="button" style="display:inline-block;padding:14px 20px;border-radius:8px;background:#0b5c8a;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none">Go on</a></p>
<p class="soft" style="margin:0 0 12px;font-size:14px;line-height:1.5;color:#4b5563">Small print.</p>
</div>
<p class="soft" style="max-width:560px;margin:12px auto;font-size:13px;color:#4b5563">ColdRoom Rwanda, cold rooms and warehouses for rent<br><a href="https://coldroom.rw/unsubscribe#a=1&amp;b=2" style="color:#4b5563">Stop emails like this one</a></p>
</body>
</html>
`);
  });

  it('has every character that means something in HTML written as its entity', () => {
    expect(escapeHtml(`<a href="x">'&amp;'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;',
    );
  });

  it('lets nobody write tags into it', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        expect(escapeHtml(words)).not.toMatch(/[<>"']/);
      }),
    );
  });
});
