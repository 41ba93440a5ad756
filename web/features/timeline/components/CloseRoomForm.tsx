import { useState, type SubmitEvent } from 'react';
import { closureReasonLabels, closureReasons, type ClosureReason } from '#shared/closure.ts';
import { addMonths } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { ChosenRoomPicker } from '#web/features/roomPicker/index.ts';
import type { useClosures } from '#web/features/timeline/useClosures.ts';
import { serverToday } from '#web/lib/session.ts';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { DateField, Select, TextInput } from '#web/ui/inputs.tsx';
import type { ToClose } from './CloseRoomDialog.tsx';
import { HeldDays } from './HeldDays.tsx';
import { InTheWay } from './InTheWay.tsx';

type Props = { id: string; toClose: ToClose } & Pick<
  ReturnType<typeof useClosures<'closures.create'>>,
  'send' | 'problem' | 'inTheWay' | 'at'
>;

const NOT_FREE =
  'These days are not free. Cancel or reject what holds them first, or choose other days.';

/** Which room, from when until when, and why. */
export function CloseRoomForm({ id, toClose, send, problem, inTheWay, at }: Props) {
  const today = serverToday();
  const day = toClose.day && toClose.day > today ? toClose.day : today;
  const [fields, setFields] = useState({
    coldRoomId: toClose.room?.id ?? '',
    startDate: day,
    endDate: day,
    reason: closureReasons[0] as ClosureReason,
    note: '',
  });
  const [missing, setMissing] = useState<string>();
  const [sent, setSent] = useState<typeof fields>();
  // Other days have not been refused.
  const isRefused = inTheWay.length > 0 && sent === fields;
  const typed =
    (name: keyof typeof fields) =>
    ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value });
  const last = addMonths(today, limits.monthsAhead);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(fields.coldRoomId === '' ? 'Choose a room.' : undefined);
    if (fields.coldRoomId === '') return;
    setSent(fields);
    void send(fields);
  };
  return (
    <form id={id} className="stack" noValidate onSubmit={submit}>
      <p className="muted">Clients see these days as taken. They are not told why.</p>
      {!toClose.room && (
        <ChosenRoomPicker
          label="Room"
          required
          value={fields.coldRoomId}
          error={at('coldRoomId') ?? missing}
          onChoose={(coldRoomId) => setFields({ ...fields, coldRoomId })}
        />
      )}
      <DateField
        label="First day"
        min={today}
        max={last}
        value={fields.startDate}
        error={at('startDate')}
        onChange={typed('startDate')}
      />
      <DateField
        label="Last day"
        min={fields.startDate}
        max={last}
        value={fields.endDate}
        error={at('endDate')}
        onChange={typed('endDate')}
      />
      {!isRefused && <HeldDays {...fields} />}
      <Select label="Reason" value={fields.reason} onChange={typed('reason')}>
        {closureReasons.map((reason) => (
          <option key={reason} value={reason}>
            {closureReasonLabels[reason]}
          </option>
        ))}
      </Select>
      <TextInput
        label="Note"
        optional
        maxLength={limits.noteCharacters}
        value={fields.note}
        error={at('note')}
        onChange={typed('note')}
      />
      <FormProblem text={isRefused ? NOT_FREE : problem}>
        <InTheWay holders={inTheWay} />
      </FormProblem>
    </form>
  );
}
