import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './ShowNew.module.css';

interface Props {
  /** How many entries have come to a list; nothing is offered where there are none. */
  count: number;
  onShow: () => void;
}

/** Offers what has come to a list while it was looked at. The focus goes to the region of the list. */
export const ShowNew = ({ count, onShow }: Props) =>
  count > 0 && (
    <p className={styles.show}>
      <Button
        look="primary"
        size="small"
        onClick={({ currentTarget }) => {
          const region = currentTarget.closest<HTMLElement>('[tabindex="-1"]');
          onShow();
          region?.focus();
        }}
      >
        <Icon name="refresh" /> Show what is new ({count})
      </Button>
    </p>
  );
