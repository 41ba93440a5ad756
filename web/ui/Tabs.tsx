import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TabCount } from './TabCount.tsx';
import { cx } from './cx.ts';
import { useChosenInSight } from './useChosenInSight.ts';
import styles from './Tabs.module.css';

interface Tab {
  value: string;
  label: string;
  /** A number beside the label; words where it is not known: `–` at all, `100+` to the end. */
  count?: number | string;
  /** Whether the number is to be seen from afar: something is late. */
  urgent?: boolean;
  content: ReactNode;
}

interface Props {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: Tab[];
  value?: string;
  onChange?: (value: string) => void;
  /** Whether long content scrolls in itself, so that what follows it on the page stays near. */
  scrolls?: boolean;
}

/** Where a key leads to from a tab; the last tab is followed by the first. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A row of tabs as the ARIA practices describe them: Tab comes to the chosen one, and arrow keys choose. */
export function Tabs({ label, tabs, value, onChange, scrolls }: Props) {
  const [own, setOwn] = useState(tabs[0]?.value);
  const chosen = value ?? own;
  const id = useId();
  const list = useChosenInSight(chosen);
  const choose = (tab: Tab | undefined) => {
    if (!tab || tab.value === chosen) return;
    setOwn(tab.value);
    onChange?.(tab.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(
      tabs.findIndex((tab) => tab.value === chosen),
      tabs.length,
    );
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(tabs[next]);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(next).focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}tab-${tab.value}`}
            aria-selected={tab.value === chosen}
            aria-controls={`${id}panel-${tab.value}`}
            tabIndex={tab.value === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab)}
          >
            {tab.label}
            {tab.count !== undefined && <TabCount count={tab.count} urgent={tab.urgent} />}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}panel-${tab.value}`}
          aria-labelledby={`${id}tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== chosen}
          className={cx(styles.content, scrolls && styles.scrolls)}
        >
          {tab.value === chosen && tab.content}
        </div>
      ))}
    </div>
  );
}
