import { nearbyPath, searchPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import type { NextStep } from './nextStep.ts';
import styles from './GoodsNote.module.css';

/** Where the booking box stands beside all else, with the note in it; on narrow screens it follows the calendar, which has the note. */
export const BOX_BESIDE = '(min-width: 64rem)';

/** That the room does not fit the goods looked for, and the way to rooms that do where nothing else leads there. */
export function GoodsNote({ step }: { step: NextStep }) {
  if (!step.note) return null;
  return (
    <div className={styles.note}>
      <p>
        <strong>Please note:</strong> {step.note}
      </p>
      {!step.isTooHeavy && !step.problem && <FittingLink step={step} look="outline" />}
    </div>
  );
}

interface LinkProps {
  step: NextStep;
  look: 'primary' | 'outline';
  wide?: boolean;
}

/** To the rooms that fit what is looked for: in the town that was said, or else the nearest to this room first. */
export const FittingLink = ({ step: { room, wish }, look, wide = false }: LinkProps) => (
  <ButtonLink
    to={wish.city ? searchPath(wish) : nearbyPath(room.location, wish)}
    look={look}
    wide={wide}
  >
    Rooms that fit
  </ButtonLink>
);

/** Beside the days, that goods do not fit the room: the note stands out of sight, and the days can be booked. */
export const MisfitInShort = ({ stay }: { stay: string }) => (
  <>
    {stay} <span className={styles.short}>Goods do not fit</span>
  </>
);
