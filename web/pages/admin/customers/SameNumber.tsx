import { useState } from 'react';
import { namesOf, type Person } from '#shared/user.ts';
import { useMay } from '#web/features/auth/useMay.ts';
import { clientPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { JoinDialog, type Pair } from './JoinDialog.tsx';
import styles from './customers.module.css';

interface Props {
  person: Person;
  /** Who else has the client's telephone number. */
  sharing: Person[];
  onJoined: (account: Person) => void;
}

/** The caller and the account of two people, who may be one and the same; undefined for any other two. */
function pairOf(one: Person, other: Person): Pair | undefined {
  const [caller, account] = one.email === undefined ? [one, other] : [other, one];
  return caller.email === undefined && account.email !== undefined
    ? { caller, account }
    : undefined;
}

/** Who else has a client's telephone number, and whether it is they: an admin can join a caller to an account. */
export function SameNumber({ person, sharing, onJoined }: Props) {
  const mayJoin = useMay('people.join');
  const [asked, setAsked] = useState<Pair>();
  if (sharing.length === 0) return null;
  return (
    <Section title="Same phone number">
      <ul className={styles.sharing}>
        {sharing.map((other) => {
          const pair = pairOf(person, other);
          return (
            <li key={other.userId}>
              <Link to={clientPath(other.userId)}>{namesOf(other)}</Link>{' '}
              <span className="muted">{other.email ?? 'added by the staff'}</span>
              {pair && mayJoin && (
                <Button
                  look="outline"
                  size="small"
                  aria-label={`Join with ${namesOf(other)}`}
                  onClick={() => setAsked(pair)}
                >
                  Join
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <JoinDialog pair={asked} onClose={() => setAsked(undefined)} onJoined={onJoined} />
    </Section>
  );
}
