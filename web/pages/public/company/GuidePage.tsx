import { CRATE_KG, USABLE_SHARE } from '#shared/crates.ts';
import { productGroups, products, produceSources } from '#shared/produce.ts';
import { Prose } from '#web/features/company/components/Prose.tsx';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Contents } from './Contents.tsx';
import { GuideHeads, GuideRow } from './GuideRow.tsx';
import styles from './GuidePage.module.css';

const idOf = (group: string): string => group.toLowerCase().replaceAll(' ', '-');

const contents = [
  ...productGroups.map((group) => ({ id: idOf(group), text: group })),
  { id: 'apart', text: 'What not to store together' },
  { id: 'space', text: 'How much fits' },
  { id: 'sources', text: 'Sources' },
];

/** How each product is stored, by group, with the source of each row. */
export default function GuidePage() {
  return (
    <Prose
      eyebrow="Guide"
      title="How produce keeps"
      lead="Temperature, humidity and usual shelf life. A guide, no promise: variety, ripeness and handling change it."
      contents={<Contents sections={contents} />}
    >
      <div className={styles.ways}>
        <p>
          Press a product for the rooms that keep it, or{' '}
          <Link to={paths.contact.path} carries>
            ask us
          </Link>
          .
        </p>
        <ButtonLink to={paths.search.path} carries look="primary">
          Find a room
        </ButtonLink>
      </div>
      {productGroups.map((group) => (
        <section key={group} aria-labelledby={idOf(group)} className={styles.group}>
          <h2 id={idOf(group)}>{group}</h2>
          <GuideHeads />
          <ul className={styles.rows}>
            {products
              .filter((product) => product.group === group)
              .map((product) => (
                <GuideRow key={product.name} product={product} />
              ))}
          </ul>
        </section>
      ))}
      <h2 id="apart">What not to store together</h2>
      <p>
        Ripe tomatoes, avocados, bananas and passion fruits make ethylene: keep them away from what
        is sensitive to it. Keep onions away from what takes on their smell. For up to seven days,
        goods may share a room in one of these ranges: 0–2 °C, 7–10 °C or 13–18 °C.
      </p>
      <h2 id="space">How much fits</h2>
      <p>
        A crate holds about {CRATE_KG} kg and needs 5 to 10 cm of air around it. Plan with{' '}
        {USABLE_SHARE * 100}% of the capacity of a room: the rest is air and the way in.
      </p>
      <h2 id="sources">Sources</h2>
      <ul>
        {Object.values(produceSources).map(({ short, full }) => (
          <li key={short}>{full}</li>
        ))}
        <li>
          Mixing: North Carolina State Extension HIL-803; Department of Agriculture of Western
          Australia, Mixed storage of fruits and vegetables; Growing Produce, on compatibility in
          storage
        </li>
        <li>Quantities: ColdHubs; Coldtivate; operators of West Bengal</li>
      </ul>
    </Prose>
  );
}
