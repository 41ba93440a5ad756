import { limits } from '#shared/limits.ts';
import { reasonLabels, type Reason } from '#shared/reasons.ts';
import { Select, TextArea } from '#web/ui/inputs.tsx';
import type { useWhy } from './useWhy.ts';
import styles from './ReasonFields.module.css';

type Props = Pick<
  ReturnType<typeof useWhy>,
  'draft' | 'problems' | 'required' | 'fields' | 'change'
> & {
  reasons: readonly Reason[];
};

/** A reason to choose, and words beside it. The other side reads both. */
export const ReasonFields = ({ draft, problems, required, fields, change, reasons }: Props) => (
  <div ref={fields} className={styles.fields}>
    <Select
      label="Reason"
      name="reason"
      optional={!required}
      aria-required={required}
      value={draft.reason}
      error={problems.reason}
      onChange={({ target }) => change({ reason: target.value as Reason | '' })}
    >
      <option value="">{required ? 'Choose a reason' : 'No reason'}</option>
      {reasons.map((reason) => (
        <option key={reason} value={reason}>
          {reasonLabels[reason]}
        </option>
      ))}
    </Select>
    <TextArea
      label="In your own words"
      name="reasonText"
      optional={draft.reason !== 'other' || !required}
      rows={2}
      maxLength={limits.reasonCharacters}
      value={draft.reasonText}
      error={problems.reasonText}
      onChange={({ target }) => change({ reasonText: target.value })}
    />
  </div>
);
