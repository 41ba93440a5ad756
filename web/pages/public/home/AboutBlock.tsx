import { BesidePicture } from '#web/features/company/components/BesidePicture.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import styles from './AboutBlock.module.css';

/** Who we are, in three sentences. */
export const AboutBlock = () => (
  <section className={`container ${styles.about ?? ''}`} aria-labelledby="about">
    <BesidePicture>
      <div className={styles.words}>
        <h2 id="about">Cold storage should not be a privilege of the large</h2>
        <p>
          A good share of what Rwanda’s farms grow spoils before it is sold, often within sight of a
          market. A cold room would save it, yet few can afford to build one.
        </p>
        <p>
          We open well-kept cold rooms and warehouses to everybody: a trader with forty crates, a
          cooperative with a truckload of potatoes, a pharmacy with a pallet of vaccines. You see
          the price, choose your days and pay for those days only.
        </p>
        <ButtonLink to={paths.about.path} carries look="outline">
          Read how we work
        </ButtonLink>
      </div>
    </BesidePicture>
  </section>
);
