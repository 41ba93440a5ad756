import { Icon, type IconName } from '#web/ui/Icon.tsx';
import styles from './Solutions.module.css';

const solutions: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'thermometer',
    title: 'Custom temperature control',
    text: 'From deep freeze at -18 °C to ripening at 15 °C. Each room states its range, and keeps it.',
  },
  {
    icon: 'boxes',
    title: 'Versatile storage options',
    text: 'Small rooms for a market stall, halls for a cooperative, dry warehouses for grain and coffee.',
  },
  {
    icon: 'bolt',
    title: 'Energy-efficient systems',
    text: 'Well insulated rooms that lose little cold, which is why the daily price can stay low.',
  },
  {
    icon: 'shield',
    title: 'Secure and scalable storage',
    text: 'Locked sites, entry by code where goods ask for it, and a bigger room when you outgrow yours.',
  },
  {
    icon: 'truck',
    title: 'Reliable temperature-controlled transportation',
    text: 'Refrigerated trucks between field, room and market. Tell us the route and we quote it.',
  },
];

/** The five things that the rooms are good for. */
export const Solutions = () => (
  <section className={styles.band} aria-labelledby="solutions">
    <div className="container">
      <h2 id="solutions">Storage that fits what you store</h2>
      <ul className={styles.list}>
        {solutions.map(({ icon, title, text }) => (
          <li key={title} className={styles.item}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
