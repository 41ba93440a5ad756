import { useState } from 'react';
import type { DaysHolder } from '#shared/daysHolder.ts';
import { messages } from '#shared/messages.ts';
import type { CallName } from '#web/lib/api/answers.ts';
import type { Input } from '#web/lib/api/client.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { send } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** What a refusal says is in the way. */
const holdersIn = ({ params }: Failure): readonly DaysHolder[] =>
  (params?.held ?? []) as readonly DaysHolder[];

/**
 * Sends a change of a room's closures, and says how it went.
 * @param done what to say where it succeeded
 */
export function useClosures<Name extends Extract<CallName, `closures.${string}`>>(
  name: Name,
  done: string,
  onDone: () => void,
) {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const submit = async (input: Input<Name>) => {
    setPending(true);
    setFailure(undefined);
    const sent = await dispatch(send(name, input, { fallback: messages.serverError }));
    setFailure(sent.failure);
    if (!sent.failure) {
      notify.success(done);
      onDone();
    }
    setPending(false);
  };
  const at = (field: string) => (failure?.field === field ? failure.message : undefined);
  const inTheWay = failure?.code === 'daysHeld' ? holdersIn(failure) : [];
  const problem = failure && !failure.field && inTheWay.length === 0 ? explain(failure) : undefined;
  const forget = () => setFailure(undefined);
  return { send: submit, pending, problem, inTheWay, at, forget };
}
