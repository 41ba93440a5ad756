import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { FindDialog } from './FindDialog.tsx';
import { FindField } from './FindField.tsx';

/** The search of the staff from everywhere, to which Ctrl K leads: a field, or a button where there is no room for one. */
export default function Find() {
  const hasRoom = useMedia('(min-width: 80rem)');
  return hasRoom ? <FindField /> : <FindDialog />;
}
