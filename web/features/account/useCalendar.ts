import { useState } from 'react';
import { explain } from '#web/lib/api/failure.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { endCalendar, renewCalendar } from './account.ts';

/** What became of the address of the calendar on this page. */
interface Changed {
  since: string | undefined;
  /** The address, where it was made here: it is not told again. */
  url?: string;
}

/**
 * Whether the reader's calendar has an address, and what changes it. Each change answers what went wrong, if anything.
 * @param has whether the reader can have one: customers can
 */
export function useCalendar(has: boolean) {
  const dispatch = useAppDispatch();
  const state = useCall('account.calendar', has ? {} : undefined, 'Failed to fetch your calendar.');
  const [changed, setChanged] = useState<Changed>();

  const renew = async (): Promise<string | undefined> => {
    const { data, failure } = await dispatch(renewCalendar());
    if (failure) return explain(failure);
    setChanged({ since: data.since, url: location.origin + data.path });
    return undefined;
  };
  const end = async (): Promise<string | undefined> => {
    const { failure } = await dispatch(endCalendar());
    if (failure) return explain(failure);
    setChanged({ since: undefined });
    return undefined;
  };
  const known = changed ?? state.data;
  return { known, url: changed?.url, error: state.error, retry: state.retry, renew, end };
}

export type PrivateCalendar = ReturnType<typeof useCalendar>;
