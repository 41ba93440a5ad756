import { useDialog } from '#web/lib/hooks/useDialog.ts';
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
  const { pending, problem, close, run } = useDialog(onClose);
  const words = asked && questions[asked];
  const answer = async (change: CalendarChange) => {
    if (await run(() => onYes(change))) onClose();
  };
  return (
    <Dialog
      open={asked !== undefined}
      title={words?.title ?? ''}
      onClose={close}
      actions={
        <>
          <Button look="outline" disabled={pending} onClick={close}>
            Keep address
          </Button>
          <Button
            look="danger"
            pending={pending}
            pendingText={words?.pendingText}
            onClick={() => asked && void answer(asked)}
          >
            {words?.yes}
          </Button>
        </>
      }
    >
      <p>{words?.text}</p>
      <FormProblem text={problem} />
    </Dialog>
  );
}
