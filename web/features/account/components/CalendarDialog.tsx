import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';

/** What can be done to an address that programs use. */
export type CalendarChange = 'renew' | 'end';

const questions = {
  renew: {
    title: 'Renew the address?',
    text: 'You get a new address, and the present one ends at once. Calendars that use it no longer follow your bookings until you give them the new one.',
    yes: 'Renew address',
    pendingText: 'Renewing...',
  },
  end: {
    title: 'Turn the address off?',
    text: 'The address ends at once, and calendars that use it no longer follow your bookings. You can make another one at any time.',
    yes: 'Turn off',
    pendingText: 'Turning off...',
  },
} as const;

interface Props {
  /** What is asked; undefined while nothing is. */
  asked: CalendarChange | undefined;
  /** Does it; answers what went wrong, if anything. */
  onYes: (change: CalendarChange) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks before the address of a calendar ends. */
export function CalendarDialog({ asked, onYes, onClose }: Props) {
  const [last, setLast] = useState<CalendarChange>('renew');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  // While it closes, it goes on saying what it asked.
  if (asked && asked !== last) setLast(asked);
  const { title, text, yes, pendingText } = questions[asked ?? last];
  const close = () => {
    if (pending) return;
    setProblem(undefined);
    onClose();
  };
  const answer = async () => {
    setPending(true);
    const failed = await onYes(asked ?? last);
    setPending(false);
    setProblem(failed);
    if (failed === undefined) onClose();
  };
  return (
    <Dialog
      open={asked !== undefined}
      title={title}
      onClose={close}
      actions={
        <>
          <Button look="outline" disabled={pending} onClick={close}>
            Keep address
          </Button>
          <Button
            look="danger"
            pending={pending}
            pendingText={pendingText}
            onClick={() => void answer()}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <FormProblem text={problem} />
    </Dialog>
  );
}
