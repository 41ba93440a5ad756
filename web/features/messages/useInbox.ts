import { useState } from 'react';
import type { Message } from '#shared/message.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { send } from '#web/lib/api/send.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

const LIMIT = 20;

/** The inbox of the staff, page after page: what is handled, what is not, or all of it. */
export function useInbox(handled: boolean | undefined) {
  const dispatch = useAppDispatch();
  const input = { limit: LIMIT, ...(handled !== undefined && { handled }) };
  const list = useCall('contact.listMessages', input, 'Failed to fetch the inbox.');
  /** As the server answered when they were marked: a list may lag a moment behind. */
  const [marked, setMarked] = useState<Record<string, Message>>({});
  useNews(list.look);
  /** Somebody else has marked it: it stays in its place until the list is fetched anew. */
  const isMarkedElsewhere = ({ id }: Message) => !marked[id] && list.gone.includes(id);
  const asItIs = (message: Message): Message =>
    isMarkedElsewhere(message)
      ? { ...message, handled: handled === false }
      : (marked[message.id] ?? message);
  const stays = (message: Message) =>
    handled === undefined || message.handled === handled || isMarkedElsewhere(message);
  const messages = list.data?.map(asItIs).filter(stays);

  const mark = async ({ id, handled: before }: Message): Promise<boolean> => {
    const { data, failure } = await dispatch(send('contact.setHandled', { id, handled: !before }));
    if (failure) {
      notify.failure(failure);
      return false;
    }
    setMarked((all) => ({ ...all, [id]: data }));
    return true;
  };
  return { ...list, messages, mark };
}
