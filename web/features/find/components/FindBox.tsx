import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResultGroup } from '#web/features/find/results.ts';
import { placeAfter } from '#web/features/find/results.ts';
import { useFound } from '#web/features/find/useFound.ts';
import { useSettled } from '#web/lib/hooks/useSettled.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { FoundGroups } from './FoundGroups.tsx';

/** Signs from which on is looked: fewer find too much. */
const LEAST = 2;

const NOTHING: ResultGroup[] = [];

/** What is typed, and what it finds: arrows lead through the results, Enter opens one. */
export function FindBox({ onLeave }: { onLeave: () => void }) {
  const list = useId();
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      const chosen = isCurrent ? results[Math.max(place, 0)] : undefined;
      event.preventDefault();
      if (!chosen) return;
      onLeave();
      void navigate(chosen.to);
      return;
    }
    const next = placeAfter(event.key, place, results.length);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
  };
  const optionId = (index: number) => `${list}-${index}`;
  return (
    <>
      <TextInput
        label="Telephone, name, e-mail, booking number or room"
        type="text"
        role="combobox"
        inputMode="search"
        autoComplete="off"
        data-first-focus
        maxLength={120}
        aria-expanded={results.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={place >= 0 && place < results.length ? optionId(place) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPlace(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <FoundGroups {...found} {...{ id: list, asked, groups, place, optionId, onLeave }} />
    </>
  );
}
