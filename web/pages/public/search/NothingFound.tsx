import { messages } from '#shared/messages.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NextBest, type NextBestProps } from './NextBest.tsx';
import styles from './NothingFound.module.css';

interface Props extends NextBestProps {
  /** What was asked for, in words; empty where the filter is. */
  asked: string;
}

/** Says that a search found nothing and what it asked for, above the nearest rooms that fit. */
export const NothingFound = ({ asked, ...nearest }: Props) => (
  <>
    <div className={styles.notice}>
      <span className={styles.sign}>
        <Icon name="search" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{messages.noRoomsMatch}</p>
        {asked && <p>You asked for: {asked}</p>}
        {nearest.rooms.length === 0 && <p>Try another town or other days.</p>}
      </div>
      <ButtonLink to={paths.search.path} look="outline" size="small">
        See every room
      </ButtonLink>
    </div>
    <NextBest {...nearest} />
  </>
);
