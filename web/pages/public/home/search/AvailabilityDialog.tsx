import { Dialog } from '#web/ui/Dialog.tsx';
import AvailabilityForm from './AvailabilityForm.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The availability search in a modal. */
const AvailabilityDialog = ({ open, onClose }: Props) => (
  <Dialog open={open} title="Search free days" onClose={onClose}>
    <p className="muted">Choose your goods and days: we show the rooms that are free.</p>
    <AvailabilityForm />
  </Dialog>
);

export default AvailabilityDialog;
