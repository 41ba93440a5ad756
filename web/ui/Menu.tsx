import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useDismiss } from '#web/lib/hooks/useDismiss.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import styles from './Menu.module.css';

interface Item {
  /** What is done, as it is read in the menu. */
  text: string;
  /** Whether it destroys something; such an item stands last. */
  danger?: boolean;
  onChoose: () => void;
}

interface Props {
  /** Name of the button, which says what the menu is about, and of the menu. */
  label: string;
  items: Item[];
}

/** Room between the button and the menu, and between the menu and the edges of the window, in px. */
const GAP = 4;

/**
 * Puts the menu below its button, or above it where there is no room, with one edge with its end. It stands on the page and not
 * in the window, so that it scrolls with its button. What it is placed by differs: in the top layer the page, and in browsers
 * without one what surrounds it. So it is measured.
 */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = bottom + GAP + height <= innerHeight || top < height + GAP;
  menu.style.top = menu.style.left = '0';
  const origin = menu.getBoundingClientRect();
  menu.style.top = `${(below ? bottom + GAP : top - GAP - height) - origin.top}px`;
  menu.style.left = `${Math.max(GAP, right - width) - origin.left}px`;
}

/** Which item a key leads to, from the one that has the focus; undefined where it leads to none. */
function nextOf(key: string, at: number, items: readonly Item[]): number | undefined {
  const last = items.length - 1;
  if (key === 'ArrowDown') return at === last ? 0 : at + 1;
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const begins = ({ text }: Item) => text.toLowerCase().startsWith(key.toLowerCase());
  const found = [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
  return found && items.indexOf(found);
}

/** Opens the menu beside its button, in the top layer where the browser has one for it, with the focus on one of its items. */
function useShown(first: number | undefined) {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current: shown } = menu;
    const { current: opener } = button;
    if (first === undefined || !shown || !opener) return;
    const put = () => place(shown, opener);
    // An older browser does not know `popover`, and shows the menu as it is.
    if ('showPopover' in shown) shown.showPopover();
    put();
    shown.querySelectorAll<HTMLElement>('[role="menuitem"]').item(first).focus();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  }, [first]);
  return { menu, button };
}

/**
 * A button that opens a menu of what else can be done, by the pattern of menu buttons: arrow keys, Home, End and first letters
 * lead through it, Escape and Tab close it, as do a press outside of it and the focus leaving it.
 */
export function Menu({ label, items }: Props) {
  const id = useId();
  // The item that has the focus first; undefined while the menu is closed.
  const [first, setFirst] = useState<number>();
  const open = first !== undefined;
  const region = useRef<HTMLSpanElement>(null);
  const { menu, button } = useShown(first);
  const close = useCallback(() => setFirst(undefined), []);
  useDismiss(region, open, close);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // The next stop of Tab is the one behind the button: items are none.
    if (event.key === 'Tab') {
      button.current?.focus();
      close();
      return;
    }
    const { target } = event;
    const all = [...(menu.current?.children ?? [])];
    const at = target instanceof Element ? all.indexOf(target) : -1;
    if (event.key === ' ' || event.key === 'Enter') return;
    const next = nextOf(event.key, at, items);
    if (next === undefined) return;
    event.preventDefault();
    if (!open) setFirst(next);
    else (all[next] as HTMLElement).focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) close();
  };
  return (
    <span ref={region} onBlur={onBlur}>
      <Button
        ref={button}
        id={id}
        look="ghost"
        size="small"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onKeyDown={onKeyDown}
        onClick={() => setFirst(open ? undefined : 0)}
      >
        <Icon name="more" />
      </Button>
      {open && (
        <div
          ref={menu}
          id={`${id}-menu`}
          role="menu"
          aria-labelledby={id}
          popover="manual"
          className={styles.menu}
          onKeyDown={onKeyDown}
        >
          {items.map(({ text, danger, onChoose }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={cx(styles.item, danger && styles.danger)}
              onClick={() => {
                // A dialog that opens now gives the focus back to what has it before.
                button.current?.focus();
                close();
                onChoose();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}
