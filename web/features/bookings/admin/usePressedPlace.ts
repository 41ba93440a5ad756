import { useEffect, useRef } from 'react';

const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Says whether the button that was pressed last on the page stands in the upper half of the window: the next one of a
 * list comes to its place, which nothing may lie on. One in a dialog or in a toast says nothing of the list.
 */
export function usePressedPlace(): () => boolean {
  const isHigh = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button');
      if (!button || button.closest('dialog, .Toastify')) return;
      const { top, bottom } = button.getBoundingClientRect();
      isHigh.current = top + bottom < window.innerHeight;
    };
    for (const press of PRESSES) window.addEventListener(press, note, true);
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, note, true);
    };
  }, []);
  return () => isHigh.current;
}
