import type { Bound } from '#web/features/rooms/filter.ts';
import type { useTypedFilter } from '#web/features/rooms/useTypedFilter.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { countFolded } from './countSaid.ts';
import styles from './FilterPanel.module.css';

type Props = Pick<ReturnType<typeof useTypedFilter>, 'typed' | 'type' | 'errorAt'>;

const folded: Bound[] = ['tons', 'coldest', 'warmest', 'minPrice', 'maxPrice'];

const unfold = (fold: HTMLDetailsElement | null): void => {
  if (fold) fold.open = true;
};

/** What is asked for less often, folded: what a room has to hold, and what it may cost. */
export function MoreFilters(props: Props) {
  const used = countFolded(props.typed);
  const isWrong = folded.some(props.errorAt);
  return (
    <details className={styles.more} ref={isWrong ? unfold : undefined}>
      <summary className={styles.summary}>
        {used > 0 ? `More filters (${used})` : 'More filters'} <Icon name="chevron" />
      </summary>
      <div className={styles.bounds}>
        <Bounds {...props} />
      </div>
    </details>
  );
}

function Bounds({ typed, type, errorAt }: Props) {
  const number = (name: Bound) => ({
    name,
    className: styles.cell,
    autoComplete: 'off',
    value: typed[name],
    error: errorAt(name),
    onChange: ({ target }: { target: HTMLInputElement }) => type({ [name]: target.value }),
  });
  return (
    <>
      <TextInput
        label="Holds at least, in tons"
        inputMode="decimal"
        placeholder="Any"
        {...number('tons')}
      />
      <fieldset className={styles.range}>
        <legend className="visually-hidden">Temperature of the room</legend>
        {/* The number pads of some phones have no minus. */}
        <TextInput label="From °C" placeholder="Any" {...number('coldest')} />
        <TextInput label="To °C" placeholder="Any" {...number('warmest')} />
      </fieldset>
      <fieldset className={styles.range}>
        <legend className="visually-hidden">Price of the room</legend>
        <TextInput
          label="At least Rwf / Day"
          inputMode="decimal"
          placeholder="Any"
          {...number('minPrice')}
        />
        <TextInput
          label="At most Rwf / Day"
          inputMode="decimal"
          placeholder="Any"
          {...number('maxPrice')}
        />
      </fieldset>
    </>
  );
}
