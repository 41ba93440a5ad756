import type { ChosenDays } from '#web/features/timeline/fetchRow.ts';
import { useHeldDays } from '#web/features/timeline/useHeldDays.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './HeldDays.module.css';

/** Says, before anything is sent, which of the chosen days are not free, and who has them. */
export function HeldDays(chosen: ChosenDays) {
  const held = useHeldDays(chosen);
  return (
    <div role="status">
      {held.length > 0 && (
        <div className={styles.held}>
          <p>
            <Icon name="warning" /> Not free on these days:
          </p>
          <ul>
            {held.map(({ id, days, who }) => (
              <li key={id}>
                {days}: {who}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
