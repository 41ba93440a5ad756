import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  /** A number beside the label; words where it is not known: `–` at all, `100+` to the end. */
  count?: number | string;
  content: ReactNode;
}

interface Props {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: Tab[];
  value?: string;
  onChange?: (value: string) => void;
}

export const Tabs = ({ label, tabs, value, onChange }: Props) => (
  <RadixTabs.Root
    {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
    {...(onChange && { onValueChange: onChange })}
  >
    <RadixTabs.List aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <RadixTabs.Trigger key={tab.value} value={tab.value} className={styles.tab}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
    {tabs.map((tab) => (
      <RadixTabs.Content key={tab.value} value={tab.value} className={styles.content}>
        {tab.content}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);
