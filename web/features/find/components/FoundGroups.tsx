import type { ResultGroup } from '#web/features/find/results.ts';
import { plural } from '#web/lib/format.ts';
import { useWhilePressed } from '#web/lib/hooks/useWhilePressed.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './Find.module.css';

interface Props {
  id: string;
  /** What was looked for; undefined where too little is typed. */
  asked: string | undefined;
  groups: ResultGroup[];
  waiting: boolean;
  error: string | undefined;
  retry: () => void;
  /** The result that the arrow keys have come to, among all of them; -1 for none. */
  place: number;
  optionId: (index: number) => string;
  onLeave: () => void;
}

/** What a text has found, by kind, each a link. */
export function FoundGroups(props: Props) {
  const { id, asked, groups, waiting, error, retry, place, optionId, onLeave } = props;
  const [shown, onPress] = useWhilePressed(groups);
  const all = shown.flatMap(({ results }) => results);
  return (
    <>
      <p role="status" className="muted">
        {statusOf({ asked, error, waiting }, groups)}
      </p>
      {error && <ErrorState message={error} onRetry={retry} />}
      <div
        id={id}
        role="listbox"
        aria-label="Results"
        className={styles.results}
        onPointerDown={onPress}
      >
        {shown.map(({ label, results }) => (
          <div key={label} role="group" aria-label={label} className={styles.group}>
            <span className={styles.label} aria-hidden="true">
              {label}
            </span>
            {results.map((result) => {
              const index = all.indexOf(result);
              return (
                <Link
                  key={result.id}
                  id={optionId(index)}
                  to={result.to}
                  role="option"
                  aria-selected={index === place}
                  tabIndex={-1}
                  className={styles.result}
                  onClick={onLeave}
                >
                  <strong>{result.title}</strong>
                  <span className="muted">{result.text}</span>
                </Link>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

function statusOf(
  { asked, error, waiting }: Pick<Props, 'asked' | 'error' | 'waiting'>,
  groups: ResultGroup[],
) {
  if (asked === undefined) return 'Type at least two characters.';
  if (error) return '';
  if (waiting) return 'Looking...';
  if (groups.length === 0) return 'Nothing found.';
  const found = plural(
    groups.reduce((sum, { count }) => sum + count, 0),
    'result',
  );
  return groups.some(({ hasMore }) => hasMore) ? `${found}. More match: type more.` : found;
}
