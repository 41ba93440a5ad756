import type { CallerFields } from '#web/features/people/callerOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';

interface Props {
  fields: CallerFields;
  onChange: (fields: CallerFields) => void;
  onBack: () => void;
  at: (field: string) => string | undefined;
}

const labels: [name: keyof CallerFields, label: string, type: 'text' | 'tel'][] = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['phoneNumber', 'Phone', 'tel'],
];

/** A new client: names and a telephone number are enough. */
export const NewPersonFields = ({ fields, onChange, onBack, at }: Props) => (
  <>
    {labels.map(([name, label, type], index) => (
      <TextInput
        key={name}
        label={label}
        type={type}
        autoComplete="off"
        autoFocus={index === 0}
        required
        maxLength={60}
        value={fields[name]}
        error={at(name)}
        onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
      />
    ))}
    <p>
      <Button look="outline" size="small" onClick={onBack}>
        Look for a client instead
      </Button>
    </p>
  </>
);
