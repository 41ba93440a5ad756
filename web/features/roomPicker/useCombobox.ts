import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { placeAfter } from '#web/lib/placeAfter.ts';

/** What is typed into a combobox, and whether its list is open. */
export function useTyped() {
  const [isOpen, setOpen] = useState(false);
  /** Undefined where the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  return { isOpen, setOpen, typed, setTyped };
}

interface Found {
  /** How many choices are found. */
  count: number;
  /** Whether they answer what is typed by now. */
  isFound: boolean;
  /** Chooses the one at a place, and answers whether there is one. */
  choose: (place: number) => boolean;
}

/**
 * Leads through the choices of a combobox: arrow keys move, Enter chooses, also before what is typed was found, and
 * Escape closes the list.
 */
export function useCombobox(
  { isOpen, setOpen, typed, setTyped }: ReturnType<typeof useTyped>,
  { count, isFound, choose }: Found,
) {
  const list = useId();
  const [place, setPlace] = useState(-1);
  /** Whether Enter was pressed before what is typed was found. */
  const entered = useRef(false);
  const open = () => {
    entered.current = false;
    setOpen(true);
    setPlace(-1);
  };
  const close = () => {
    entered.current = false;
    setOpen(false);
    setTyped(undefined);
  };
  const take = (index: number) => {
    if (choose(index)) close();
  };
  useEffect(() => {
    if (!entered.current || !isFound) return;
    entered.current = false;
    take(0);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays open.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (isFound) take(place === -1 && typed ? 0 : place);
      else entered.current = true;
    } else {
      const next = placeAfter(event.key, place, count);
      if (next === undefined) return;
      event.preventDefault();
      if (isOpen) setPlace(next);
      else open();
    }
  };
  const optionId = (index: number) => `${list}-${index}`;
  const active = isOpen && place >= 0 && place < count ? optionId(place) : undefined;
  return { list, place, open, close, take, onKeyDown, optionId, active };
}
