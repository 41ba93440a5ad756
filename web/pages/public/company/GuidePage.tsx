import { CRATE_KG, USABLE_SHARE } from '#shared/crates.ts';
import { productGroups, products, produceSources } from '#shared/produce.ts';
import { Prose } from '#web/features/company/components/Prose.tsx';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { GuideRow } from './GuideRow.tsx';
import styles from './GuidePage.module.css';

/** How each product is stored, by group, with the source of each row. */
export default function GuidePage() {
  return (
    <Prose
      eyebrow="Guide"
      title="How produce keeps"
      lead="Recommended temperature, humidity and usual shelf life. A guide with its sources, and no promise: variety, ripeness and handling change it."
    >
      <p>
        Know what you bring? <Link to={paths.search.path}>Find a room</Link> that holds its
        temperature, or <Link to={paths.contact.path}>ask us</Link>.
      </p>
      {productGroups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{group}</h2>
          <ul className={styles.rows}>
            {products
              .filter((product) => product.group === group)
              .map((product) => (
                <GuideRow key={product.name} product={product} />
              ))}
          </ul>
        </section>
      ))}
      <h2>What not to store together</h2>
      <p>
        Keep what makes ethylene (ripe tomatoes, avocados, bananas, passion fruits) away from what
        is sensitive to it, and strong odours such as onions away from what takes them on. For up to
        seven days, goods of one class may share a room: 0–2 °C, 7–10 °C or 13–18 °C.
      </p>
      <h2>How much fits</h2>
      <p>
        A crate holds about {CRATE_KG} kg and wants 5 to 10 cm of air around it. Reckon with{' '}
        {USABLE_SHARE * 100} % of what a room holds by its name: the rest is air and the way in.
      </p>
      <h2>Sources</h2>
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
