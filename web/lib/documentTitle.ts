import { company } from './company.ts';
import { unreadWords } from './unreadWords.ts';

/** The document's title on a page, led by the number of unread notifications where there are some. */
export const documentTitle = (title: string, unread: number | null = null): string =>
  `${unread ? `(${unreadWords(unread)}) ` : ''}${title} · ${company.name}`;
