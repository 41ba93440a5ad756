import { FIND_LABEL, useFinding } from '#web/features/find/useFinding.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { FoundGroups } from './FoundGroups.tsx';

/** The search in a dialog, where the header has no room for its field. */
export function FindBox({ onLeave }: { onLeave: () => void }) {
  const { field, results } = useFinding(onLeave);
  return (
    <>
      <TextInput label={FIND_LABEL} data-first-focus {...field} />
      <FoundGroups {...results} />
    </>
  );
}
