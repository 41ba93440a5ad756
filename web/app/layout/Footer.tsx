import { todayInKigali } from '#shared/days.ts';
import { HouseContact } from '#web/features/company/components/HouseContact.tsx';
import { company } from '#web/lib/company.ts';
import { useInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import styles from './Footer.module.css';

interface LinkColumn {
  title: string;
  links: { to: string; text: string }[];
}

const columns: LinkColumn[] = [
  {
    title: 'Explore',
    links: [
      { to: paths.about.path, text: 'About Us' },
      { to: paths.services.path, text: 'Our Services' },
    ],
  },
  {
    title: 'Learn More',
    links: [
      { to: paths.terms.path, text: 'Terms of Use' },
      { to: paths.privacy.path, text: 'Privacy Policy' },
    ],
  },
  {
    title: 'Get Help',
    links: [
      { to: paths.contact.path, text: 'Contact Us' },
      { to: paths.faq.path, text: 'FAQs' },
    ],
  },
];

/** Stands beside the columns above, which are on every page, where there is room for more. */
const more: LinkColumn = {
  title: 'Plan Ahead',
  links: [
    { to: paths.availability.path, text: 'Check the days of a room' },
    { to: paths.guide.path, text: 'How produce keeps' },
  ],
};

const yearInKigali = () => todayInKigali().slice(0, 4);

/** The years of the copyright: the first, and the present one, once the browser says which it is. */
function Years() {
  const year = useInBrowser(yearInKigali);
  return !year || year === String(company.since) ? company.since : `${company.since}–${year}`;
}

/** The site's links. @param slim whether they stand in one line, as far as the screen is wide enough */
export const Footer = ({ slim }: { slim: boolean }) => (slim ? <Line /> : <Columns />);

const Columns = () => (
  <footer className={styles.footer}>
    <div className={`container ${styles.grid ?? ''}`}>
      <div className={styles.about}>
        <Logo light />
        <p>
          Cold rooms and warehouses in Rwanda, rented by the day to those who grow, trade and care.
        </p>
        <SocialLinks />
      </div>
      {[...columns, more].map((column) => (
        <Column key={column.title} {...column} />
      ))}
      <div className={styles.reach}>
        <h2 className={styles.title}>Reach Us</h2>
        <HouseContact withIcons className={styles.ways} />
      </div>
    </div>
    <div className={`container ${styles.foot ?? ''}`}>
      <p>
        © <Years /> {company.name}. All rights reserved.
      </p>
    </div>
  </footer>
);

const Line = () => (
  <footer className={styles.slim}>
    <div className="container">
      {columns.map((column) => (
        <Column key={column.title} {...column} />
      ))}
      <HouseContact />
      <div>
        <p>
          © <Years /> {company.name}
        </p>
        <SocialLinks />
      </div>
    </div>
  </footer>
);

const Column = ({ title, links }: LinkColumn) => (
  <nav aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.links}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} carries>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
