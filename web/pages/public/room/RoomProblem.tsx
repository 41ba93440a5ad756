import { messages } from '#shared/messages.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { EmptyState } from '#web/ui/states.tsx';

interface Props {
  reason: string;
  /** Whether the room does not exist, so that trying again is not offered. */
  isMissing: boolean;
  onRetry: () => void;
}

/** Why a room cannot be shown, and what can be done about it. */
export const RoomProblem = ({ reason, isMissing, onRetry }: Props) => (
  <div role="alert">
    <EmptyState title={messages.roomDetailsError}>
      <p>{reason}</p>
      {isMissing ? (
        <ButtonLink to={paths.search.path} carries look="outline">
          See all rooms
        </ButtonLink>
      ) : (
        <Button look="outline" onClick={onRetry}>
          <Icon name="refresh" /> Try again
        </Button>
      )}
    </EmptyState>
  </div>
);
