import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { Inbox } from './Inbox.tsx';
import styles from './InboxFilter.module.css';

const filters = {
  open: { label: 'Not handled', handled: false, empty: 'Every message is handled.' },
  handled: { label: 'Handled', handled: true, empty: 'No message is handled yet.' },
  all: { label: 'All', handled: undefined, empty: 'Nobody has written yet.' },
};

const names = ['open', 'handled', 'all'] as const;

/** The inbox with the choice of what it lists; what waits for an answer comes first. */
export function InboxFilter() {
  const [query, setQuery] = useSearchParams();
  const shown = names.find((name) => name === query.get('only')) ?? 'open';
  const { handled, empty } = filters[shown];
  return (
    <>
      <div role="group" aria-label="Messages to show" className={styles.filters}>
        {names.map((name) => (
          <Button
            key={name}
            size="small"
            look={name === shown ? 'secondary' : 'outline'}
            aria-pressed={name === shown}
            onClick={() => setQuery({ show: 'inbox', only: name }, { replace: true })}
          >
            {filters[name].label}
          </Button>
        ))}
      </div>
      <Inbox key={shown} handled={handled} empty={empty} />
    </>
  );
}
