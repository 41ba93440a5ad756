import styles from './Spinner.module.css';

/** A small turning ring; the words beside it say what is awaited. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
