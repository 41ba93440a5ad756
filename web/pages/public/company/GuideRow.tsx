import { anchorOf, celsiusText, produceSources, type Product } from '#shared/produce.ts';
import { searchPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import styles from './GuidePage.module.css';

/** What stands in each row of the guide, in the order of its columns. */
const columns = ['Temperature', 'Humidity', 'Keeps'] as const;

/** The heads of the columns, written once; whoever listens hears them with each value. */
export const GuideHeads = () => (
  <p className={styles.heads} aria-hidden="true">
    {columns.map((column) => (
      <span key={column}>{column}</span>
    ))}
  </p>
);

const wantsOf = ({
  celsius,
  humidity,
  days,
}: Product): Record<(typeof columns)[number], string> => ({
  Temperature: celsiusText(celsius),
  Humidity: humidity ? `${humidity}%` : '–',
  Keeps: days ? `${days} days` : '–',
});

/** A product of the guide: its conditions in one line, and folded below them what to avoid and the source. */
export function GuideRow({ product }: { product: Product }) {
  const { name, sources, approximate } = product;
  const wants = wantsOf(product);
  return (
    <li id={anchorOf(product)} className={styles.row}>
      <h3>
        <Link to={searchPath({ productType: name })} carries>
          {name}
        </Link>
      </h3>
      <dl className={styles.wants}>
        {columns.map((column) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>{wants[column]}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.more}>
        <summary>
          More<span className="visually-hidden"> on {name}</span>
        </summary>
        <p className={styles.notes}>
          {warningsOf(product).map((warning) => `${warning}. `)}
          Source: {sources.map((source) => produceSources[source].short).join(', ')}
          {approximate && ` (approximate: ${approximate})`}.
        </p>
      </details>
    </li>
  );
}

const warningsOf = ({ injury, ethylene, note }: Product): string[] => [
  ...(injury ? [`Harmed below ${injury}${/\d$/.test(injury) ? ' °C' : ''}`] : []),
  ...(ethylene ? [`Ethylene: ${ethylene.toLowerCase()}`] : []),
  ...(note ? [note] : []),
];
