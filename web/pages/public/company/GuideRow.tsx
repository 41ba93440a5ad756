import { Fragment } from 'react';
import { anchorOf, celsiusText, produceSources, type Product } from '#shared/produce.ts';
import styles from './GuidePage.module.css';

/** A product of the guide: its conditions in one line, and below them what to avoid and the source. */
export function GuideRow({ product }: { product: Product }) {
  const { name, celsius, humidity, days, sources, approximate } = product;
  const wants = {
    celsius: celsiusText(celsius),
    humidity: humidity && `${humidity} % humidity`,
    days: days && `${days} days`,
  };
  return (
    <li id={anchorOf(product)} className={styles.row}>
      <h3>{name}</h3>
      <p className={styles.wants}>
        {Object.entries(wants)
          .filter(([, want]) => want)
          .map(([kind, want], index) => (
            <Fragment key={kind}>
              {index > 0 && <span className={styles.dot}> · </span>}
              <span className={styles[kind]}>{want}</span>
            </Fragment>
          ))}
      </p>
      <p className={styles.notes}>
        {warningsOf(product).map((warning) => `${warning}. `)}
        Source: {sources.map((source) => produceSources[source].short).join(', ')}
        {approximate && ` (approximate: ${approximate})`}.
      </p>
    </li>
  );
}

const warningsOf = ({ injury, ethylene, note }: Product): string[] => [
  ...(injury ? [`Harmed below ${injury}${/\d$/.test(injury) ? ' °C' : ''}`] : []),
  ...(ethylene ? [`Ethylene: ${ethylene.toLowerCase()}`] : []),
  ...(note ? [note] : []),
];
