import { useRef } from 'react';

/**
 * Hands the focus from what goes away to the field that takes its place, unless it is elsewhere by then.
 * @param isWanted whether what went before this field stood had the focus
 */
export function useFocusHandedOn(isWanted: boolean) {
  const hadFocus = useRef(isWanted);
  return {
    /** Called with the first field while it still stands. */
    leave: (field: HTMLElement | null) => {
      hadFocus.current = field !== null && field === document.activeElement;
    },
    /** Called with the second field once it stands. */
    arrive: (field: HTMLElement | null) => {
      if (!field || !hadFocus.current) return;
      hadFocus.current = false;
      if (document.activeElement === document.body) field.focus();
    },
  };
}
