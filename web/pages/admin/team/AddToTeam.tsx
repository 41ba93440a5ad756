import { useState, type SubmitEvent } from 'react';
import { staffRoles, type StaffRole } from '#shared/access.ts';
import { inputErrors } from '#shared/inputErrors.ts';
import { roleLabels } from '#web/lib/roleLabels.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import type { Asked, Invited } from './roleWords.ts';
import styles from './team.module.css';

interface Props {
  ask: (asked: Asked) => void;
  invite: (invited: Invited) => void;
}

/** What is plainly wrong with an address, before anybody is asked about it; the server checks it in full. */
function problemOf(typed: string): string | undefined {
  if (typed === '') return 'Please enter an email address.';
  return /^\S+@\S+\.\S+$/.test(typed) ? undefined : inputErrors.notEmail.message;
}

/** Takes the address of somebody, and the role that they are to have: at once, or once they have registered. */
export function AddToTeam({ ask, invite }: Props) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('operator');
  const [error, setError] = useState<string>();
  const withAddress = (next: (invited: Invited) => void) => {
    const typed = email.trim();
    const problem = problemOf(typed);
    setError(problem);
    if (problem === undefined) next({ email: typed, role });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    withAddress(ask);
  };
  return (
    <form className={styles.form} noValidate aria-label="Add to the team" onSubmit={submit}>
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        hint="Somebody with an account and this address confirmed is added at once. Anyone else gets an invitation by email."
        maxLength={120}
        value={email}
        error={error}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Select
        label="Role"
        value={role}
        onChange={({ target }) => setRole(target.value as StaffRole)}
      >
        {staffRoles.map((one) => (
          <option key={one} value={one}>
            {roleLabels[one]}
          </option>
        ))}
      </Select>
      <p className={styles.actions}>
        <Button type="submit">Add to the team</Button>
        <Button look="outline" onClick={() => withAddress(invite)}>
          Invite by email
        </Button>
      </p>
    </form>
  );
}
