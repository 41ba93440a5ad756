import type { Person } from '#shared/user.ts';
import { namesOf } from '#shared/user.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatPhone } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './PersonPicker.module.css';

interface Props {
  text: string;
  onChoose: (person: Person) => void;
}

/** The people that a text finds, one of whom is chosen. */
export function FoundPeople({ text, onChoose }: Props) {
  const found = useCall('search.find', { text }, 'Failed to look for clients.');
  if (found.error) return <ErrorState message={found.error} onRetry={found.retry} />;
  if (!found.data) return <p role="status">Looking...</p>;
  const { people, more } = found.data;
  if (people.length === 0) return <p role="status">No client is found.</p>;
  return (
    <>
      <ul className={styles.found} aria-label="Clients found">
        {people.map((person) => (
          <li key={person.userId}>
            <Button look="outline" wide className={styles.person} onClick={() => onChoose(person)}>
              <strong>{namesOf(person)}</strong>
              <span className="one-line">{formatPhone(person.phoneNumber)}</span>
              {person.email && <span className="muted">{person.email}</span>}
            </Button>
          </li>
        ))}
      </ul>
      {more.people && (
        <p role="status" className="muted">
          More than {people.length} clients match: type more of the phone number, name or email.
        </p>
      )}
    </>
  );
}
