import { useState } from 'react';
import { namesOf, type Person } from '#shared/user.ts';
import { callerOf, type CallerFields } from '#web/features/people/callerOf.ts';
import { formatPhone } from '#web/lib/format.ts';
import { useSettled } from '#web/lib/hooks/useSettled.ts';
import { useWhilePressed } from '#web/lib/hooks/useWhilePressed.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { NewPersonFields } from './NewPersonFields.tsx';
import styles from './PersonPicker.module.css';

/** Who is booked for: a client, or a new one; undefined while nobody is chosen. */
export type Who = { person: Person } | { caller: CallerFields };

interface Props {
  who: Who | undefined;
  onChange: (who: Who | undefined) => void;
  /** What is wrong with a field of a new client. */
  at: (field: string) => string | undefined;
}

/** Finds a client by telephone, name or e-mail address, or takes down a new one. */
export function PersonPicker({ who, onChange, at }: Props) {
  const [sought, setSought] = useState('');
  // Whoever is known as the page opens takes no focus.
  const [isChosenHere, setIsChosenHere] = useState(false);
  const [text, onPress] = useWhilePressed(useSettled(sought.trim()));
  if (who && 'person' in who) {
    const { person } = who;
    return (
      <div className={styles.chosen}>
        <span className={styles.who}>
          <strong>{namesOf(person)}</strong>
          <span className="one-line">{formatPhone(person.phoneNumber)}</span>
        </span>
        <Button
          look="outline"
          size="small"
          autoFocus={isChosenHere}
          onClick={() => onChange(undefined)}
        >
          Somebody else
        </Button>
      </div>
    );
  }
  if (who) {
    return (
      <NewPersonFields
        fields={who.caller}
        onChange={(caller) => onChange({ caller })}
        onBack={() => onChange(undefined)}
        at={at}
      />
    );
  }
  return (
    <>
      <TextInput
        label="Client"
        type="search"
        autoComplete="off"
        autoFocus
        maxLength={120}
        placeholder="Phone, name or email"
        value={sought}
        error={at('userId')}
        onChange={({ target }) => setSought(target.value)}
      />
      {text.length > 1 && (
        <div className={styles.choices} onPointerDown={onPress}>
          <FoundPeople
            text={text}
            onChoose={(person) => {
              setIsChosenHere(true);
              onChange({ person });
            }}
          />
          <p>
            <Button look="outline" onClick={() => onChange({ caller: callerOf(sought) })}>
              Add a new client
            </Button>
          </p>
        </div>
      )}
    </>
  );
}
