import { useState } from 'react';
import { messages } from '#shared/messages.ts';
import type { CallName } from '#web/lib/api/answers.ts';
import type { Input, Output } from '#web/lib/api/client.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { send } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { requestKeys } from './requestKey.ts';

/**
 * Sends something about money under a key of its own, and says how it went. `forget` takes back what it says went wrong.
 * @param done what to say where it succeeded, maybe of what was answered
 */
export function useSending<Name extends CallName>(
  name: Name,
  done: string | ((answer: Output<Name>) => string),
  onDone: (answer: Output<Name>) => void,
) {
  const dispatch = useAppDispatch();
  const [keyFor] = useState(() => requestKeys());
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const submit = async (input: Input<Name>) => {
    setPending(true);
    setFailure(undefined);
    const headers = { 'Idempotency-Key': keyFor(input) };
    const sent = await dispatch(send(name, input, { headers, fallback: messages.serverError }));
    setFailure(sent.failure);
    if (!sent.failure) {
      notify.success(typeof done === 'string' ? done : done(sent.data));
      onDone(sent.data);
    }
    setPending(false);
  };
  const at = (field: string) => (failure?.field === field ? failure.message : undefined);
  const problem = failure && !failure.field ? explain(failure) : undefined;
  const forget = () => setFailure(undefined);
  return { send: submit, pending, failure, problem, at, forget };
}
