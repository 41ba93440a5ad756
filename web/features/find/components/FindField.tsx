import { useRef, useState } from 'react';
import { useFindKey } from '#web/features/find/useFindKey.ts';
import { FIND_LABEL, useFinding } from '#web/features/find/useFinding.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { FoundGroups } from './FoundGroups.tsx';
import styles from './Find.module.css';

/** The search of the staff as a field of the header; what it finds stands below it while one is in it. */
export function FindField() {
  const [isIn, setIn] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { typed, write, field, results } = useFinding(() => input.current?.blur());
  useFindKey(() => input.current?.select());
  return (
    <div
      role="search"
      aria-label="Everything"
      className={styles.place}
      onFocus={() => setIn(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIn(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        write('');
        input.current?.blur();
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="text"
        className={styles.field}
        placeholder="Name, phone, number"
        aria-label={FIND_LABEL}
        aria-keyshortcuts="Control+K Meta+K"
        {...field}
      />
      <kbd className={styles.key} aria-hidden="true">
        Ctrl K
      </kbd>
      {isIn && typed !== '' && (
        // A press on a result must not take the focus out of the field before it is followed.
        <div className={styles.found} onMouseDown={(event) => event.preventDefault()}>
          <FoundGroups {...results} />
        </div>
      )}
    </div>
  );
}
