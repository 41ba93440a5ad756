import { useState } from 'react';
import type { House } from '#shared/house.ts';
import { useSending } from '#web/features/payments/useSending.ts';
import { send } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { keepTyped, sentOf, valuesOf, type HouseValues } from './houseValues.ts';

/** What is said where the settings could not be read. */
export const NOT_READ = 'Failed to fetch the settings of the house.';

/**
 * The state of the form of the house's settings. Each save names the version that was read, because it replaces all of
 * them, and a page may have stood open for days.
 */
export function useHouseForm(house: House) {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState(() => valuesOf(house));
  const [values, setValues] = useState(opened);
  const [loading, setLoading] = useState(false);

  /** Goes on with the settings as they are now, of which `before` is what the form knew. */
  const goOn = (before: HouseValues, now: House) => {
    setOpened(valuesOf(now));
    setValues((typed) => keepTyped(typed, before, valuesOf(now)));
  };
  const {
    send: save,
    forget,
    failure,
    problem,
    ...sending
  } = useSending('house.change', 'Clients now read this.', (saved) => goOn(values, saved));

  const stale = failure?.code === 'staleHouse' ? failure.message : undefined;

  const loadAgain = async () => {
    setLoading(true);
    const { data, failure } = await dispatch(send('house.get', {}, { fallback: NOT_READ }));
    setLoading(false);
    if (failure) {
      notify.failure(failure);
      return;
    }
    forget();
    goOn(opened, data);
  };
  return {
    ...sending,
    values,
    change: (changed: Partial<HouseValues>) => setValues((now) => ({ ...now, ...changed })),
    save: () => save(sentOf(values)),
    problem: stale ? undefined : problem,
    stale,
    loading,
    loadAgain,
  };
}
