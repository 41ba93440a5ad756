import { cx } from './cx.ts';
import styles from './Tabs.module.css';

interface Props {
  /** `–` where it is not known, `100+` where it is not known to the end. */
  count: number | string;
  urgent?: boolean | undefined;
}

/** The number beside the words of a tab or of a filter. */
export const TabCount = ({ count, urgent }: Props) => (
  <span className={cx(styles.count, urgent && styles.urgent)}>{count}</span>
);
