import { useState } from 'react';
import { mailTopics, topicNames, topicsOf, type MailTopic } from '#shared/mailTopics.ts';
import type { Profile } from '#shared/user.ts';
import { chooseMails } from '#web/features/account/account.ts';
import { explain } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { SettingCard } from '#web/ui/SettingCard.tsx';
import styles from './account.module.css';

/** Which e-mails the person signed in wants. */
export function MailChoice({ account }: { account: Profile }) {
  const dispatch = useAppDispatch();
  const [seen, setSeen] = useState(account.mailsOff ?? []);
  const [changes, setChanges] = useState<Partial<Record<MailTopic, boolean>>>({});
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  const isOff = (topic: MailTopic) => changes[topic] ?? seen.includes(topic);

  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    const { data, failure } = await dispatch(chooseMails({ off: mailTopics.filter(isOff), seen }));
    setSaving(false);
    if (failure) {
      setProblem(explain(failure));
      return;
    }
    setSeen(data.mailsOff ?? []);
    // What was clicked meanwhile is still to be saved.
    setChanges((now) => (now === changes ? {} : now));
    notify.success('Your choice of emails is saved.');
  };

  return (
    <SettingCard title="Emails" about="We always send the codes that you ask for.">
      <form className={styles.form} onSubmit={(event) => (event.preventDefault(), void save())}>
        <fieldset className={styles.choices}>
          <legend>You get these emails:</legend>
          {topicsOf(account.role).map((topic) => (
            <Checkbox
              key={topic}
              checked={!isOff(topic)}
              onChange={({ target }) => setChanges({ ...changes, [topic]: !target.checked })}
            >
              {topicNames[topic]}
            </Checkbox>
          ))}
        </fieldset>
        <FormProblem text={problem} />
        <Button
          type="submit"
          look="outline"
          className={styles.send}
          pending={saving}
          pendingText="Saving..."
        >
          Save emails
        </Button>
      </form>
    </SettingCard>
  );
}
