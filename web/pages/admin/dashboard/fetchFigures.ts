import { call, type Input } from '#web/lib/api/client.ts';

/** The figures of the whole business. */
export const fetchFigures = (question: Input<'dashboard.admin'>) =>
  call('dashboard.admin', question, { fallback: 'Failed to fetch the figures.' });
