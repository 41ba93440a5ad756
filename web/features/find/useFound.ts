import { useMay } from '#web/features/auth/index.ts';
import { groupsOf } from '#web/features/find/results.ts';
import { useCall } from '#web/lib/api/useCall.ts';

/**
 * What a text finds; neither results nor an error while waiting.
 * @param text undefined while nothing is looked for
 */
export function useFound(text: string | undefined) {
  const mayEdit = useMay('rooms.update');
  const input = text === undefined ? undefined : { text };
  const { data, error, retry } = useCall('search.find', input, 'The search has failed.');
  const groups = data && groupsOf(data, { text: text ?? '', mayEdit });
  return { groups, error, waiting: !groups && !error, retry };
}
