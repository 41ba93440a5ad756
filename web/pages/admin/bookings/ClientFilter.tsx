import { useRef, useState } from 'react';
import { namesOf } from '#shared/user.ts';
import { FoundPeople } from '#web/features/people/components/FoundPeople.tsx';
import { useCall } from '#web/lib/api/useCall.ts';
import { useSettled } from '#web/lib/hooks/useSettled.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import styles from './BookingFilters.module.css';

interface Props {
  /** The client who was chosen; empty for all. */
  id: string;
  onChange: (id: string) => void;
}

/** Chooses one client by telephone, name or e-mail address. */
export function ClientFilter({ id, onChange }: Props) {
  const [sought, setSought] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const text = useSettled(sought.trim());
  const choose = (chosen: string) => {
    setSought('');
    onChange(chosen);
    // What was pressed is gone.
    region.current?.focus();
  };
  return (
    <div ref={region} tabIndex={-1} className={styles.client}>
      {id ? (
        <Chosen id={id} onClear={() => choose('')} />
      ) : (
        <>
          <TextInput
            label="Client"
            type="search"
            autoComplete="off"
            maxLength={120}
            placeholder="Phone, name or email"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          {text.length > 1 && <FoundPeople text={text} onChoose={({ userId }) => choose(userId)} />}
        </>
      )}
    </div>
  );
}

function Chosen({ id, onClear }: { id: string; onClear: () => void }) {
  const { data, error } = useCall('people.get', { id }, 'Failed to fetch the client.');
  const names = data ? namesOf(data.person) : error ? 'A former client' : 'Loading...';
  return (
    <div role="group" aria-label="Client" className={styles.chosen}>
      <span className={styles.label}>Client</span>
      <span className={styles.who}>
        <strong>{names}</strong>
        <Button look="outline" size="small" onClick={onClear}>
          All clients
        </Button>
      </span>
    </div>
  );
}
