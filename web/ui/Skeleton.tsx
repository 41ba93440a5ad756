import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

/** Placeholder of the size of the content, so that nothing shifts; the words 'Loading...' stand beside it. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <span className={cx(styles.skeleton, className)} data-waiting aria-hidden="true" />
);
