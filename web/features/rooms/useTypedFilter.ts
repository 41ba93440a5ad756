import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { ownMessages } from '#shared/messages.ts';
import { focusField } from '#web/lib/forms/focusField.ts';
import { serverToday } from '#web/lib/session.ts';
import {
  daysProblem,
  noRoomFilter,
  numberProblem,
  withNumbers,
  writeFilter,
  type RoomFilter,
} from './filter.ts';

/**
 * The name of the first field whose day was typed in part, or does not exist: its value is empty, as if none was
 * wanted.
 */
const halfDayIn = (form: HTMLFormElement | null): string | undefined =>
  Array.from(form?.querySelectorAll<HTMLInputElement>('[type=date]') ?? []).find(
    ({ validity }) => validity.badInput,
  )?.name;

/** The filter as it is typed. It follows the address, so that Back brings the former filter. */
export function useTypedFilter(filter: RoomFilter, onSearch: (filter: RoomFilter) => void) {
  const formRef = useRef<HTMLFormElement>(null);
  const address = writeFilter(filter).toString();
  const [followed, setFollowed] = useState(address);
  const [typed, setTyped] = useState(filter);
  const [tried, setTried] = useState(true);
  const [half, setHalf] = useState<string>();
  const show = (shown: RoomFilter) => {
    setTyped(shown);
    setTried(true);
    setHalf(undefined);
  };
  if (followed !== address) {
    setFollowed(address);
    show(filter);
  }
  const said = withNumbers(typed);
  const problem = daysProblem(said, serverToday()) ?? numberProblem(said);
  return {
    /** Of the form with the fields, where `searchFor` is asked for from outside it. */
    formRef,
    typed,
    type: (part: Partial<RoomFilter>) => {
      setTyped((now) => ({ ...now, ...part }));
      setTried(false);
      setHalf(undefined);
    },
    /** What is wrong at a field: a past day at once, everything else with the search. */
    errorAt: (field: keyof RoomFilter) => {
      if (half === field) return ownMessages.noSuchDay;
      const isShown = problem?.field === field && (tried || problem.code === 'pastDate');
      return isShown ? problem.message : undefined;
    },
    /** Searches for what is typed; answers whether it could. */
    submit: (event: SyntheticEvent<HTMLFormElement>): boolean => {
      event.preventDefault();
      const form = event.currentTarget;
      const halfDay = halfDayIn(form);
      const wrong = halfDay ?? problem?.field;
      // What is wrong may be folded, and is shown before it can have the focus.
      flushSync(() => {
        setTried(true);
        setHalf(halfDay);
      });
      if (wrong) focusField(form, wrong);
      else onSearch(said);
      return !wrong;
    },
    /** Changes a part, and searches at once where nothing is wrong with the rest. */
    searchFor: (part: Partial<RoomFilter>) => {
      const next = { ...said, ...part };
      const halfDay = halfDayIn(formRef.current);
      setTyped(next);
      setTried(true);
      setHalf(halfDay);
      if (!problem && !halfDay) onSearch(next);
    },
    reset: () => {
      show(noRoomFilter);
      onSearch(noRoomFilter);
    },
  };
}
