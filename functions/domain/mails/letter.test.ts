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
    expect(text).toContain(`Stop emails like this one: ${stop}\n`);
    expect(html).toContain('href="https://coldroom.rw/unsubscribe#a=1&amp;b=2"');
    expect(writeMail(letter).html).not.toContain('Stop emails');
  });

  it('says the same as text and as HTML', () => {
    const { subject, text, html } = writeMail(letter);
    expect(subject).toBe('A <subject>');
    expect(text).toBe(
      'Hello Aline <b>,\n\nOne & two.\n\n    12345678\n\nGo on:\nhttps://coldroom.rw/x?a=1&b="2"\n\nSmall print.\n\n-- \nColdroom, cold rooms and warehouses for rent in Rwanda\n',
    );
    for (const part of ['Hello Aline &lt;b&gt;,', 'One &amp; two.', '12345678', 'Small print.']) {
      expect(html).toContain(`>${part}</p>`);
    }
    expect(html).toContain('href="https://coldroom.rw/x?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('<title>A &lt;subject&gt;</title>');
  });

  it('has neither code nor button where there is none', () => {
    const { text, html } = writeMail({ subject: 'S', to: 'A', paragraphs: ['P.'], after: [] });
    expect(text).toBe(
      'Hello A,\n\nP.\n\n-- \nColdroom, cold rooms and warehouses for rent in Rwanda\n',
    );
    expect(html).not.toMatch(/href|letter-spacing/);
  });

  it('lets nobody write tags into it', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        expect(escapeHtml(words)).not.toMatch(/[<>"']/);
      }),
    );
  });
});
