import { BesidePicture } from '#web/features/company/components/BesidePicture.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { NewestRooms } from './NewestRooms.tsx';
import styles from './company.module.css';

const rules = [
  {
    title: 'The price is on the door',
    text: 'Every room shows its price per day. The total you confirm is the total you owe.',
  },
  {
    title: 'A day is never sold twice',
    text: 'The moment your booking is sent, its days are yours. Nobody can slip in between.',
  },
  {
    title: 'Plans may change',
    text: 'Cancel a request at no cost, and a booking until the day before your stay. Before you book, you read what that costs.',
  },
];

export default function AboutPage() {
  return (
    <>
      <header className={`container ${styles.head ?? ''}`}>
        <p className="eyebrow">About us</p>
        <h1>Cold storage for those who cannot build their own</h1>
        <p className="lead">
          We let cold rooms and warehouses across Rwanda by the day, so that a harvest, a catch or a
          delivery of medicines can wait for the right moment.
        </p>
      </header>
      <div className={`container ${styles.split ?? ''}`}>
        <BesidePicture first>
          <div className={styles.words}>
            <h2>Why we do this</h2>
            <p>
              Milk, fish, tomatoes and potatoes lose value by the hour once they leave the hills.
              Those who grow them know it best, and sell at whatever price the day offers. The cold
              that would give them time costs more than one season earns.
            </p>
            <h2>How we do it</h2>
            <p>
              A room that stands empty half the year helps nobody. We bring rooms and people
              together: each room has its own page with its temperature, capacity and free days, and
              is booked whole, for as many days as you need. Our staff look at every booking before
              they approve it, so that fish does not end up beside flowers.
            </p>
          </div>
        </BesidePicture>
      </div>
      <section className={styles.band} aria-labelledby="rules">
        <div className="container">
          <h2 id="rules">What we hold ourselves to</h2>
          <ul className={styles.cards}>
            {rules.map(({ title, text }) => (
              <li key={title} className={styles.card}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <NewestRooms />
      <div className={`container ${styles.call ?? ''}`}>
        <ButtonLink to={paths.search.path} carries look="outline" size="large">
          Find a room
        </ButtonLink>
        <ButtonLink to={paths.contact.path} carries look="outline" size="large">
          Talk to us
        </ButtonLink>
      </div>
    </>
  );
}
