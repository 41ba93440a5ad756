import { useEffect, useRef, type ReactNode } from 'react';
import { arrivalNames } from '#shared/arrival.ts';
import { limits } from '#shared/limits.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextArea, TextInput } from '#web/ui/inputs.tsx';
import type { TiedFields } from './tieFields.ts';
import styles from './RoomForm.module.css';

const words = { optional: true, rows: 3, maxLength: limits.arrivalCharacters } as const;
const line = {
  optional: true,
  autoComplete: 'off',
  maxLength: limits.arrivalLineCharacters,
} as const;

interface Props extends Pick<TiedFields, 'tied'> {
  /** Whether something is wrong with one of its fields, which must be seen then. */
  open: boolean;
}

/** How to get into the room: folded, because a room can do without. */
export const RoomArrival = ({ tied, open }: Props) => (
  <Card className={styles.folded}>
    <Folded open={open}>
      <summary>
        <span className={styles.head}>
          <h2>Arrival</h2>
          <span>Shown only to clients whose booking is approved.</span>
        </span>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.fields}>
        <TextArea label="Directions" {...words} {...tied('directions')} />
        <TextArea label="At the door" {...words} {...tied('doorWords')} />
        <TextArea label="What to bring" {...words} {...tied('whatToBring')} />
        <TextArea label="How to pay" {...words} {...tied('howToPay')} />
        <TextInput label="Opening hours" {...line} {...tied('openingHours')} />
        <TextInput label="Who opens the room" {...line} {...tied('keeperName')} />
        <TextInput
          label="Phone at the room"
          {...line}
          type="tel"
          maxLength={limits.phoneCharacters}
          hint="Such as 0788 123 456"
          {...tied('keeperPhone')}
        />
      </div>
    </Folded>
  </Card>
);

/** It is opened where it has to be seen, and folded by nobody but its reader. */
function Folded({ open, children }: { open: boolean; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return <details ref={details}>{children}</details>;
}

/** Whether one of these fields is about the arrival. */
export const isAboutArrival = (names: object): boolean =>
  arrivalNames.some((name) => name in names);
