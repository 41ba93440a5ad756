import { useId, type ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './SettingCard.module.css';

interface Props {
  title: string;
  /** Says below the title what the setting does. */
  about?: ReactNode;
  /** Of the card, for links to it. */
  id?: string;
  children: ReactNode;
}

/** One matter of the settings: its name and what it does, and beside them, where the page is wide, what sets it. */
export function SettingCard({ title, about, id, children }: Props) {
  const heading = useId();
  return (
    <Card id={id}>
      <section className={styles.setting} aria-labelledby={heading}>
        <SettingHead id={heading} title={title} about={about} />
        <div className={styles.body}>{children}</div>
      </section>
    </Card>
  );
}

/** The name of a setting, by which its part is labelled, and what it does. */
export const SettingHead = ({ id, title, about }: Omit<Props, 'children'>) => (
  <div className={styles.head}>
    <h3 id={id}>{title}</h3>
    {about && <p>{about}</p>}
  </div>
);

interface GroupProps {
  title: string;
  children: ReactNode;
}

/** Settings of one kind, as the lines of one card below their heading. */
export function SettingGroup({ title, children }: GroupProps) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <Card className={styles.lines}>{children}</Card>
    </section>
  );
}
