import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { SettingCard } from '#web/ui/SettingCard.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** The way for a customer to have their account deleted. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <SettingCard
      title="Delete your account"
      about="You can delete it once no booking of yours waits for an answer or is still to come, nothing is to be paid or refunded, and none of your goods are in a room."
    >
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />
    </SettingCard>
  );
}
