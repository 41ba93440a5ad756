import { countDays } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { formatDay, formatRwf, plural } from '#web/app/format.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FactList } from '../FactList.tsx';
import { Problem } from '../Problem.tsx';
import type { BookingDraft } from './draft.ts';
import { goodsFacts } from './goodsFacts.ts';
import { goodsOf } from './request.ts';
import { isStay } from './stay.ts';

interface Props {
  open: boolean;
  draft: BookingDraft;
  room: Room | undefined;
  /** In Rwf. */
  total: number;
  pending: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last look before a booking is sent. */
export function ConfirmDialog({ draft, room, total, onConfirm, ...state }: Props) {
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
          <Button look="primary" pending={pending} pendingText="Booking..." onClick={onConfirm}>
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
          ]}
        />
      )}
      <Problem text={problem} />
    </Dialog>
  );
}
