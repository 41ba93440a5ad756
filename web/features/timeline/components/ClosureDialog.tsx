import type { Day } from '#shared/days.ts';
import { useMay } from '#web/features/auth/index.ts';
import { useClosures } from '#web/features/timeline/useClosures.ts';
import { formatStay } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';

/** A closure as the dialog shows it. */
export interface OpenClosure {
  id: string;
  room: string;
  startDate: Day;
  endDate: Day;
  /** Reason and note. */
  why: string;
}

interface Props {
  closure: OpenClosure | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** Why a room is closed, and the admins' way to reopen it. */
export function ClosureDialog({ closure, onClose, onDone }: Props) {
  const { send, pending, problem, forget } = useClosures(
    'closures.reopen',
    'The room is open again.',
    () => {
      onDone();
      onClose();
    },
  );
  const mayReopen = useMay('closures.reopen');
  const today = serverToday();
  const isOver = closure !== undefined && closure.endDate < today;
  return (
    <Dialog
      open={closure !== undefined}
      title="Closed days"
      onClose={() => {
        forget();
        onClose();
      }}
      actions={
        closure &&
        mayReopen &&
        !isOver && (
          <Button
            pending={pending}
            pendingText="Reopening..."
            onClick={() => void send({ id: closure.id })}
          >
            Reopen
          </Button>
        )
      }
    >
      {closure && (
        <FactList
          facts={[
            ['Room', closure.room],
            ['Days', formatStay(closure.startDate, closure.endDate)],
            ['Reason', closure.why],
          ]}
        />
      )}
      {!isOver && mayReopen && (
        <p className="muted">Reopening gives the days from today on back to clients.</p>
      )}
      <FormProblem text={problem} />
    </Dialog>
  );
}
