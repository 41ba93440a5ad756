import type { ComponentProps } from 'react';
import { buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './FileInput.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** What is chosen, on the area's button; whoever does not see it is told by the label. */
  words: string;
  /** Whether it is a button in a line, without an area: a file is dropped on the nearest element around it that has a position. */
  inLine?: boolean;
};

/** A file that is chosen, or dropped on the area: the browser's own input, which lies unseen over what is drawn. */
export const FileInput = ({ words, inLine = false, ...input }: Props) => (
  <span className={inLine ? styles.line : styles.area}>
    <span aria-hidden="true" className={buttonClass({ look: 'outline', size: 'small' })}>
      <Icon name="plus" /> {words}
    </span>
    <span aria-hidden="true" className={styles.drop}>
      or drop it here
    </span>
    <input {...input} type="file" className={styles.input} />
  </span>
);
