import type { BookingFields } from './missingIn.ts';
import styles from './NewBooking.module.css';

const choices: [status: BookingFields['status'], label: string][] = [
  ['approved', 'Approved at once'],
  ['pending', 'To be answered later'],
];

interface Props {
  value: BookingFields['status'];
  onChange: (status: BookingFields['status']) => void;
}

/** Whether the booking is approved as it is made. */
export const StatusChoice = ({ value, onChange }: Props) => (
  <fieldset className={styles.choice}>
    <legend>The booking is</legend>
    {choices.map(([status, label]) => (
      <label key={status}>
        <input
          type="radio"
          name="status"
          value={status}
          checked={value === status}
          onChange={() => onChange(status)}
        />
        {label}
      </label>
    ))}
  </fieldset>
);
