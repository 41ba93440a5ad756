import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { Icon } from './Icon.tsx';
import { SettingHead } from './SettingCard.tsx';
import { cx } from './cx.ts';
import styles from './SettingFold.module.css';

interface Props {
  title: string;
  /** What it is now, or what a change of it brings. */
  about: ReactNode;
  /** The form. What it holds is forgotten where it is folded, because that may be a password. */
  children: (fold: () => void) => ReactNode;
}

/** A setting that is rarely changed: it stands as its name and what it is, until somebody opens its form. */
export function SettingFold({ title, about, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    // What had the focus has gone with the form.
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Card>
      <section className={styles.setting} aria-labelledby={`${id}-title`}>
        <SettingHead id={`${id}-title`} title={title} about={about} />
        <Button
          ref={opener}
          className={styles.opener}
          look="outline"
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          aria-label={`Change: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          Change <Icon name="chevron" className={cx(styles.chevron, isOpen && styles.open)} />
        </Button>
        <div ref={form} id={`${id}-form`} hidden={!isOpen} className={styles.form}>
          {isOpen && children(() => setOpen(false))}
        </div>
      </section>
    </Card>
  );
}
