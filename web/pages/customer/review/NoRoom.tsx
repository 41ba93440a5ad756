import { ownMessages } from '#shared/messages.ts';
import { searchPath } from '#web/lib/paths.ts';
import type { Wish } from '#web/lib/wish.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

interface Props {
  /** What is looked for. Another room may have it. */
  wish: Partial<Wish>;
}

/** Says that the room of a review is gone. Another try would be refused as well, so that other rooms are offered. */
export const NoRoom = ({ wish }: Props) => (
  <div role="alert">
    <EmptyState title={ownMessages.roomNotFound}>
      <ButtonLink to={searchPath(wish)} look="primary">
        Find another room
      </ButtonLink>
    </EmptyState>
  </div>
);
