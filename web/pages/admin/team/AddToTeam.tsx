import { useState, type SubmitEvent } from 'react';
import { staffRoles, type StaffRole } from '#shared/access.ts';
import { roleLabels } from '#web/lib/roleLabels.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import type { Asked } from './roleWords.ts';
import styles from './team.module.css';

/** Takes the address of somebody who has registered, and the role that they are to have. */
export function AddToTeam({ ask }: { ask: (asked: Asked) => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('operator');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = email.trim();
    setError(typed === '' ? 'Please enter the e-mail address of an account.' : undefined);
    if (typed !== '') ask({ email: typed, role });
  };
  return (
    <form className={styles.form} noValidate aria-label="Add to the team" onSubmit={submit}>
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="off"
        hint="They sign up on the site first, and confirm their address."
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
      <p>
        <Button type="submit">Add to the team</Button>
      </p>
    </form>
  );
}
