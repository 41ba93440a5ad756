import { company } from './company.ts';

/** The document's title on a page, led by the number of unread notifications where there are some. */
export const documentTitle = (title: string, unread: number | null = null): string =>
  `${unread ? `(${unread}) ` : ''}${title} · ${company.name}`;
