import { useState } from 'react';
import { cx } from './cx.ts';
import styles from './Tabs.module.css';

interface Props {
  /** `–` where it is not known, `100+` where it is not known to the end. */
  count: number | string;
  urgent?: boolean | undefined;
}

/** The number beside the words of a tab or of a filter. As many digits as have room may come late without moving a tab. */
export function TabCount({ count, urgent }: Props) {
  const [late] = useState(count === '–');
  return (
    <span className={cx(styles.count, urgent && styles.urgent)} data-late={late || undefined}>
      {count}
    </span>
  );
}
