import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

/** The shape of what is coming, so that nothing jumps; the words 'Loading...' stand beside it. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <span className={cx(styles.skeleton, className)} aria-hidden="true" />
);
