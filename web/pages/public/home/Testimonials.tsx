import { Carousel } from '#web/ui/Carousel.tsx';
import styles from './Testimonials.module.css';

const testimonials = [
  {
    words:
      'In a good week I used to sell my potatoes the day I dug them, at whatever price there was. Now a part of them waits three weeks in Musanze, and I choose the day.',
    who: 'Potato grower',
    where: 'Musanze',
  },
  {
    words:
      'We book a room for the days of the flower flight and nothing more. The calendar shows what is free, and the total on the screen is the total we pay.',
    who: 'Export manager of a flower cooperative',
    where: 'Rwamagana',
  },
  {
    words:
      'A delivery of insulin came two days early. We had a room at 2 to 8 degrees before the truck had reached Kigali, and not one vial was lost.',
    who: 'Pharmacist',
    where: 'Kicukiro, Kigali',
  },
];

/** A carousel of three testimonials. */
export const Testimonials = () => (
  <section className={styles.band} aria-labelledby="voices">
    <div className={`container ${styles.inner ?? ''}`}>
      <h2 id="voices">What the cold makes possible</h2>
      <Carousel
        label="Testimonials"
        light
        className={styles.carousel}
        slides={testimonials.map(({ words, who, where }) => ({
          key: who,
          content: () => (
            <figure className={styles.voice}>
              <blockquote>“{words}”</blockquote>
              <figcaption>
                <strong>{who}</strong>, {where}
              </figcaption>
            </figure>
          ),
        }))}
      />
    </div>
  </section>
);
