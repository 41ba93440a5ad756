import { useState } from 'react';
import type { Message } from '#shared/message.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { send } from '#web/lib/api/send.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

const LIMIT = 20;

/** What was marked here. */
interface Mark {
  /** As the server answered it. */
  message: Message;
  /** Whether the list has said so since: from then on what it says is newer. Before, it may lag a moment behind. */
  isListed: boolean;
}

/** The marks that hold after an answer. @param isHandled what it says of a message */
const afterAnswer = (
  marks: Record<string, Mark>,
  messages: Message[],
  isHandled: (message: Message) => boolean,
): Record<string, Mark> =>
  Object.fromEntries(
    messages.flatMap((message) => {
      const mark = marks[message.id];
      if (!mark) return [];
      const agrees = isHandled(message) === mark.message.handled;
      if (mark.isListed && !agrees) return [];
      return [[message.id, { ...mark, isListed: mark.isListed || agrees }]];
    }),
  );

/** The inbox of the staff, page after page: what is handled, what is not, or all of it. */
export function useInbox(handled: boolean | undefined) {
  const dispatch = useAppDispatch();
  const input = { limit: LIMIT, ...(handled !== undefined && { handled }) };
  const list = useCall('contact.listMessages', input, 'Failed to fetch the inbox.');
  const [marks, setMarks] = useState<Record<string, Mark>>({});
  const [read, setRead] = useState(list.data);
  useNews(list.look);
  if (list.data && list.data !== read) {
    const isHandled = ({ id, handled: is }: Message) =>
      list.gone.includes(id) ? handled === false : is;
    setRead(list.data);
    setMarks(afterAnswer(marks, list.data, isHandled));
  }
  /** Somebody else has marked it: it stays in its place until the list is fetched anew. */
  const isMarkedElsewhere = ({ id }: Message) => !marks[id] && list.gone.includes(id);
  const asItIs = (message: Message): Message =>
    isMarkedElsewhere(message)
      ? { ...message, handled: handled === false }
      : (marks[message.id]?.message ?? message);
  const stays = (message: Message) =>
    handled === undefined || message.handled === handled || isMarkedElsewhere(message);
  const messages = list.data?.map(asItIs).filter(stays);

  const mark = async ({ id, handled: before }: Message): Promise<boolean> => {
    const { data, failure } = await dispatch(send('contact.setHandled', { id, handled: !before }));
    if (failure) {
      notify.failure(failure);
      return false;
    }
    setMarks((all) => ({ ...all, [id]: { message: data, isListed: false } }));
    // Also where the news come late, as in a hidden tab: what others do after this is told apart from it.
    list.look();
    return true;
  };
  const retry = () => {
    setMarks({});
    list.retry();
  };
  return { ...list, messages, mark, retry };
}
