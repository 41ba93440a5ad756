import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import { formatStay } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { useGoods } from './useGoods.ts';
import styles from './GoodsDialog.module.css';

interface Props {
  /** The booking whose goods are edited; none while the dialog is closed. */
  booking: Booking | undefined;
  onClose: () => void;
}

/** Edits what a booking stores: the product and its weight. */
export const GoodsDialog = ({ booking, onClose }: Props) => (
  <Dialog open={booking !== undefined} title="What you store" onClose={onClose}>
    {booking && <GoodsForm booking={booking} onClose={onClose} />}
  </Dialog>
);

function GoodsForm({ booking, onClose }: Props & { booking: Booking }) {
  const { goods, setGoods, form, problem, pending, send } = useGoods(booking, onClose);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>
        <strong>{booking.coldRoomName}</strong>, {formatStay(booking.startDate, booking.endDate)}.
      </p>
      <TextInput
        name="productType"
        label="Goods"
        optional
        autoComplete="off"
        placeholder="Such as milk"
        maxLength={limits.productCharacters}
        error={problem?.field === 'productType' ? problem.text : undefined}
        value={goods.productType}
        onChange={({ target }) => setGoods({ ...goods, productType: target.value })}
      />
      <TextInput
        name="weight"
        label="Weight in kg"
        optional
        inputMode="decimal"
        autoComplete="off"
        placeholder="Such as 500"
        error={problem?.field === 'weight' ? problem.text : undefined}
        value={goods.weight}
        onChange={({ target }) => setGoods({ ...goods, weight: target.value })}
      />
      <FormProblem text={problem && !problem.field ? problem.text : undefined} />
      <div className={styles.actions}>
        <Button look="outline" disabled={pending} onClick={onClose}>
          Close
        </Button>
        <Button look="primary" type="submit" pending={pending} pendingText="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
