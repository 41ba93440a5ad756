import type { SubmitEvent } from 'react';
import type { House } from '#shared/house.ts';
import { limits } from '#shared/limits.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChangedMeanwhile } from '#web/ui/ChangedMeanwhile.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { CancellationFields } from './CancellationFields.tsx';
import { houseFields } from './houseFields.ts';
import { NOT_READ, useHouseForm } from './useHouseForm.ts';
import styles from './money.module.css';

/** What customers read of how to pay and to reach the house, who sells, and what cancelling costs. */
export function HouseSettings() {
  const { data, error, retry } = useCall('house.get', {}, NOT_READ);
  if (data) return <HouseForm house={data} />;
  return error ? <ErrorState message={error} onRetry={retry} /> : <ListSkeleton />;
}

function HouseForm({ house }: { house: House }) {
  const { values, change, save, pending, at, stale, ...state } = useHouseForm(house);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.empty}>Leave empty what you do not have.</p>
      {houseFields.map(([title, fields]) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          {fields.map(([name, label, hint]) => (
            <TextInput
              key={name}
              label={label}
              hint={hint}
              autoComplete="off"
              maxLength={limits.houseCharacters}
              value={values[name] ?? ''}
              error={at(name)}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>Cancelling</legend>
        <CancellationFields rule={values} at={at} onChange={change} />
      </fieldset>
      {stale && (
        <ChangedMeanwhile text={stale} loading={state.loading} loadAgain={state.loadAgain}>
          Load them again: what you have changed here stays as you typed it, and everything else is
          as it is now. Then look it over and save.
        </ChangedMeanwhile>
      )}
      <FormProblem text={state.problem} />
      <p>
        <Button type="submit" pending={pending} pendingText="Saving...">
          Save
        </Button>
      </p>
    </form>
  );
}
