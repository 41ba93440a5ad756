import type { Input } from '#web/lib/api/client.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { send } from '#web/lib/api/send.ts';
import { useDialog } from '#web/lib/hooks/useDialog.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** What a dialog about the team does: it sends a change, says what is refused, and closes where it is done. */
export function useTeamDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const { pending, problem: failure, close, run } = useDialog<Failure>(onClose);
  /** Sends a change. `done` is what the user reads then, and `fallback` where the server says nothing of its own. */
  const change = async <Name extends 'team.invite' | 'team.setRole'>(
    name: Name,
    input: Input<Name>,
    { done, fallback }: { done: string; fallback: string },
  ) => {
    const changed = await run(
      async () => (await dispatch(send(name, input, { fallback }))).failure,
    );
    if (!changed) return;
    notify.success(done);
    onClose();
    onDone();
  };
  return { pending, failure, close, change };
}
