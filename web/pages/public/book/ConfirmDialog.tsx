import { countDays } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { cancellingFact } from '#web/features/bookings/cancellationWords.ts';
import { goodsOf } from '#web/features/bookings/form/bookingRequest.ts';
import type { BookingDraft } from '#web/features/bookings/form/draft.ts';
import { isStay } from '#web/features/bookings/form/stayError.ts';
import type { Terms } from '#web/features/bookings/form/useTerms.ts';
import { goodsFacts, misfitFact } from '#web/features/receipt/goodsFacts.ts';
import { formatDay, formatRwf, plural } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';

interface Props {
  open: boolean;
  draft: BookingDraft;
  room: Room | undefined;
  /** In Rwf. */
  total: number;
  /** Undefined until they are known. */
  terms: Terms | undefined;
  /** Whether the terms are on their way: whoever confirmed now would have to confirm again. */
  waiting: boolean;
  pending: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows a booking for confirmation before it is sent. */
export default function ConfirmDialog({ draft, room, total, terms, onConfirm, ...state }: Props) {
  const { open, waiting, pending, problem, onClose } = state;
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
            disabled={!shown || waiting}
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
            ...misfitFact(draft, room),
            ...cancellingFact({ ...terms, startDate: draft.startDate, totalPrice: total }),
          ]}
        />
      )}
      <FormProblem text={problem} />
    </Dialog>
  );
}
