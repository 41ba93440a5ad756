import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite } from '#web/app/testing/site.tsx';
import { paths } from '#web/lib/paths.ts';

test('a page to be read names its sections, and each name leads to its heading', async () => {
  const backend = new FakeBackend();
  backend.answers('house.contact', {});
  for (const { path, title } of [paths.terms, paths.privacy, paths.guide]) {
    openSite(path);
    await screen.findByRole('heading', { level: 1, name: title });
    const names = within(screen.getByRole('navigation', { name: 'On this page' }));
    for (const link of names.getAllByRole('link')) {
      const [, id = ''] = link.getAttribute('href')?.split('#') ?? [];
      expect(document.getElementById(id), `${path} ${id}`).toHaveTextContent(link.textContent);
    }
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(names.getAllByRole('link').length).toBeLessThanOrEqual(sections.length);
  }
});
