import type { ReactNode } from 'react';
import { WholeNumbers } from './WholeNumbers.tsx';
import styles from './FactList.module.css';

/** Names and values, in two columns where there is room. */
export const FactList = ({ facts }: { facts: [name: string, value: ReactNode][] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? <WholeNumbers text={value} /> : value}</dd>
      </div>
    ))}
  </dl>
);
