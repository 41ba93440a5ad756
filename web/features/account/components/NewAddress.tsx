import { notify } from '#web/lib/notify/notify.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import styles from './account.module.css';

/** An address that was just made, to be copied. */
export function NewAddress({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify.success('The address is copied.');
    } catch {
      notify.error('The address could not be copied. Please mark it and copy it yourself.');
    }
  };
  return (
    <>
      <TextInput
        label="Your calendar’s address"
        hint="It is shown only now. Whoever has it sees your bookings, so give it to your calendar alone."
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button className={styles.send} onClick={() => void copy()}>
        Copy address
      </Button>
    </>
  );
}
