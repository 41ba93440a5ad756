import { countDays } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { cancellationWords } from '#web/features/bookings/cancellationWords.ts';
import { goodsOf } from '#web/features/bookings/form/bookingRequest.ts';
import type { BookingDraft } from '#web/features/bookings/form/draft.ts';
import { isStay } from '#web/features/bookings/form/stayError.ts';
import { goodsFacts } from '#web/features/receipt/goodsFacts.ts';
import { formatDay, formatRwf, plural } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import type { Terms } from './useTerms.ts';

interface Props {
  open: boolean;
  draft: BookingDraft;
  room: Room | undefined;
  /** In Rwf. */
  total: number;
  /** Undefined until they are known. */
  terms: Terms | undefined;
  pending: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** What cancelling costs, where it costs something. */
const cancellingFact = (
  { startDate }: BookingDraft,
  totalPrice: number,
  terms: Terms | undefined,
): [string, string][] =>
  terms?.cancellation
    ? [['Cancelling', cancellationWords({ startDate, totalPrice, ...terms })]]
    : [];

/** Shows a booking for confirmation before it is sent. */
export function ConfirmDialog({ draft, room, total, terms, onConfirm, ...state }: Props) {
  const { open, pending, problem, onClose } = state;
  const shown = open && room && isStay(draft);
  return (
    <Dialog
      open={open}
      title="Confirm your booking"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" disabled={pending} onClick={onClose}>
            Back
          </Button>
          <Button
            look="primary"
            disabled={!shown}
            pending={pending}
            pendingText="Booking..."
            onClick={onConfirm}
          >
            Confirm
          </Button>
        </>
      }
    >
      {shown && (
        <FactList
          facts={[
            ['Room', room.name],
            ['Room type', roomTypeLabels[room.roomType]],
            ['Location', room.location],
            ['Start date', formatDay(draft.startDate)],
            ['End date', formatDay(draft.endDate)],
            ['Days', plural(countDays(draft.startDate, draft.endDate), 'day')],
            [
              'Total price',
              <strong key="total" className="whole">
                {formatRwf(total)}
              </strong>,
            ],
            ...goodsFacts(goodsOf(draft)),
            ...cancellingFact(draft, total, terms),
          ]}
        />
      )}
      <FormProblem text={problem} />
    </Dialog>
  );
}
