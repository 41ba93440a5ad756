import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { SettingCard } from '#web/ui/SettingCard.tsx';
import { LogoutEverywhereDialog } from './LogoutEverywhereDialog.tsx';

/** The end of all sessions of the person signed in, for whoever has lost a phone or used a shared one. */
export function Devices() {
  const [asked, setAsked] = useState(false);
  return (
    <SettingCard
      title="Devices"
      about="Lost a phone, or signed in on one that is not yours? End all your sessions at once."
    >
      <Button look="outline" onClick={() => setAsked(true)}>
        Log out on all devices
      </Button>
      <LogoutEverywhereDialog open={asked} onClose={() => setAsked(false)} />
    </SettingCard>
  );
}
