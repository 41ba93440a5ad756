import { useState } from 'react';
import type { Invitation } from '#shared/team.ts';
import { send } from '#web/lib/api/send.ts';
import { formatMoment, formatMomentDay } from '#web/lib/format.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { roleLabels } from '#web/lib/roleLabels.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';

const lines = {
  widths: 'minmax(0, 1fr) 5.5rem 6.5rem 7rem 6.5rem',
  at: {
    Email: '1 / 1',
    'Invited by': '2 / 1',
    Role: '1 / 2 / span 2',
    Invited: '1 / 3 / span 2',
    Until: '1 / 4 / span 2',
    Actions: '1 / 5 / span 2',
  },
};

const widths = ['auto', '7rem', 'auto', '8rem', '10.5rem', '8rem'];

interface Props {
  invitations: Invitation[];
  /** Called when one was withdrawn, or turns out to be gone. */
  onChange: () => void;
}

/** Who is invited and has not accepted yet. */
export const Invitations = ({ invitations, onChange }: Props) =>
  invitations.length === 0 ? (
    <p className="muted">No open invitations.</p>
  ) : (
    <DataTable
      lines={lines}
      widths={widths}
      columns={['Email', 'Role', 'Invited by', 'Invited', 'Until', 'Actions']}
      rows={invitations.map((one) => ({
        key: one.id,
        cells: [
          one.email,
          roleLabels[one.role],
          one.by,
          formatMomentDay(one.at),
          formatMoment(one.until),
          <Withdraw key="withdraw" invitation={one} onChange={onChange} />,
        ],
      }))}
    />
  );

function Withdraw({
  invitation: { id, email },
  onChange,
}: {
  invitation: Invitation;
  onChange: () => void;
}) {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const withdraw = async () => {
    setPending(true);
    const options = { fallback: 'Failed to withdraw the invitation.' };
    const { failure } = await dispatch(send('team.withdrawInvitation', { id }, options));
    setPending(false);
    if (failure) notify.failure(failure);
    else notify.success(`The invitation to ${email} is withdrawn.`);
    onChange();
  };
  return (
    <Button
      look="quietDanger"
      size="small"
      pending={pending}
      pendingText="Withdrawing..."
      aria-label={`Withdraw the invitation to ${email}`}
      onClick={() => void withdraw()}
    >
      Withdraw
    </Button>
  );
}
