import { useRef } from 'react';

/** Hands the focus from a field that goes away to the one that takes its place, unless it is elsewhere by then. */
export function useFocusHandedOn() {
  const hadFocus = useRef(false);
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
