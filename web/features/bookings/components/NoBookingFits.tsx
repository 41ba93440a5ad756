import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** Said of a list that filters leave empty, with the way back to all of it. */
export const NoBookingFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState title="No booking fits these filters.">
    <Button look="outline" onClick={onClear}>
      Clear filters
    </Button>
  </EmptyState>
);
