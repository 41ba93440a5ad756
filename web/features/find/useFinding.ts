import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettled } from '#web/lib/hooks/useSettled.ts';
import { placeAfter } from '#web/lib/placeAfter.ts';
import type { ResultGroup } from './results.ts';
import { useFound } from './useFound.ts';

/** Signs from which on is looked: fewer find too much. */
const LEAST = 2;

const NOTHING: ResultGroup[] = [];

/** What is said of the field of the search, whichever it is. */
export const FIND_LABEL = 'Find anybody or anything';

/**
 * What is typed, and what it finds: arrows lead through the results, Enter opens one, or the first as soon as it is
 * found. Answers the props of the field and of the results.
 * @param onLeave called before a result is opened
 */
export function useFinding(onLeave: () => void) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(-1);
  const text = useSettled(typed.trim());
  const asked = text.length >= LEAST ? text : undefined;
  const found = useFound(asked);
  const groups = found.groups ?? NOTHING;
  const results = groups.flatMap((group) => group.results);
  // What is typed so far finds something else than what is shown.
  const isCurrent = typed.trim() === text;
  // The text for which Enter was pressed before its results had come.
  const entered = useRef<string>(undefined);
  const write = (next: string) => {
    entered.current = undefined;
    setTyped(next);
    setPlace(-1);
  };
  const leave = () => {
    write('');
    onLeave();
  };
  const open = (index: number) => {
    const chosen = results[index];
    if (!chosen) return;
    leave();
    void navigate(chosen.to);
  };
  const isKnown = isCurrent && found.groups !== undefined;
  useEffect(() => {
    if (!isKnown || entered.current !== text) return;
    entered.current = undefined;
    open(0);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isKnown) open(Math.max(place, 0));
      else entered.current = typed.trim();
      return;
    }
    const next = placeAfter(event.key, place, results.length);
    if (next === undefined || results.length === 0) return;
    event.preventDefault();
    setPlace(next);
  };
  const optionId = (index: number) => `${id}-${index}`;
  return {
    typed,
    write,
    field: {
      role: 'combobox',
      inputMode: 'search',
      autoComplete: 'off',
      maxLength: 120,
      'aria-expanded': results.length > 0,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': place >= 0 && place < results.length ? optionId(place) : undefined,
      value: typed,
      onChange: ({ target }: { target: { value: string } }) => write(target.value),
      onKeyDown,
      // Who has gone on to something else is not taken away from it.
      onBlur: () => {
        entered.current = undefined;
      },
    } as const,
    results: { ...found, id, asked, groups, place, optionId, onLeave: leave },
  };
}
