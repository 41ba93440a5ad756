import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Dialog.module.css';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  onClose: () => void;
}

/**
 * Gives the focus back where the browser cannot. It forgets a button that was disabled for the moment
 * in which the dialog opened, and one that has gone since: then the focus goes to the region that the
 * button stood in, if that has a `tabIndex` of -1.
 */
function useFocusBack(): () => void {
  const before = useRef<(HTMLElement | null | undefined)[]>([]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return;
      before.current = [target, target.parentElement?.closest<HTMLElement>('[tabindex="-1"]')];
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return useCallback(() => {
    if (document.activeElement !== document.body) return;
    before.current.find((element) => element?.isConnected)?.focus();
  }, []);
}

/** A button in it waits for an answer. */
const BUSY = 'button[aria-busy="true"]';

function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // The browser would choose the first thing in it, which is the button that closes it.
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

/** Whether a point of the window is on the backdrop. A press there has the dialog as its target, as one on its scroll bar has. */
function isAround(dialog: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/**
 * A modal: the browser's own dialog keeps the focus inside and closes it on Escape. It begins at what is marked
 * `data-first-focus`, or else at its button that closes it. While a button in it waits for an answer it stays open: what
 * comes of it is said in it, and what is done then must not close another dialog.
 */
export function Dialog({ open, title, children, actions, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const giveFocusBack = useFocusBack();
  const titleId = useId();
  const close = () => {
    if (!ref.current?.querySelector(BUSY)) onClose();
  };
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    show(dialog);
    return () => {
      dialog.close();
      giveFocusBack();
    };
  }, [open, giveFocusBack]);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={({ currentTarget }) => {
        // A second Escape closes it in Chromium whatever is asked: it would be gone, and could not be opened again.
        if (!open || currentTarget.open) return;
        if (currentTarget.querySelector(BUSY)) show(currentTarget);
        else onClose();
      }}
      onMouseDown={({ target, currentTarget, clientX, clientY }) => {
        if (target === currentTarget && isAround(currentTarget, clientX, clientY)) close();
      }}
    >
      {open && (
        <div className={styles.body}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} aria-label="Close" onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          {children}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
