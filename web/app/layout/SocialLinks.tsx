import { useLocation } from 'react-router-dom';
import { useInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { usePage } from '#web/lib/router/page.ts';
import styles from './Footer.module.css';

interface Network {
  name: string;
  /** The network's own page for passing a link on, up to where the link stands. */
  share: string;
  icon: string;
}

const networks: Network[] = [
  {
    name: 'Facebook',
    share: 'https://www.facebook.com/sharer/sharer.php?u=',
    icon: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.6V2.6A18 18 0 0 0 15 2.4c-2.7 0-4.5 1.6-4.5 4.6v2.5h-3V13h3v8z',
  },
  {
    name: 'X',
    share: 'https://x.com/intent/tweet?url=',
    icon: 'M4 3.5h4.8l4 5.5 4.7-5.5h2.3l-6 7 6.5 9h-4.8l-4.3-5.9-5 5.9H3.9l6.3-7.4zm3 1.8 9.3 12.6h1.2L8.2 5.3z',
  },
  {
    name: 'LinkedIn',
    share: 'https://www.linkedin.com/sharing/share-offsite/?url=',
    icon: 'M4.3 9h3.5v11.5H4.3zM6 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM10 9h3.3v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4.2 2 4.2 5v6.8h-3.5v-6c0-1.5-.1-3-1.9-3s-2.1 1.4-2.1 2.9v6.1H10z',
  },
  {
    name: 'WhatsApp',
    share: 'https://wa.me/?text=',
    icon: 'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3Zm-3 4.8c.3 0 .6 0 .8.5l.8 1.9c.1.3 0 .5-.1.7l-.7.9c.6 1.2 1.6 2.2 3 2.8l.8-1c.2-.2.4-.3.7-.2l1.9.9c.3.1.4.3.4.5 0 1-.9 2.1-2.2 2.1-3.7 0-7.5-3.7-7.5-7.2 0-1.1.9-1.9 2.1-1.9Z',
  },
];

const origin = () => window.location.origin;

/**
 * Four ways to pass on the page that one is on, without what is looked for in it; from a page that only its reader
 * may see, the site. They lead nowhere before the address of the site is known.
 */
export function SocialLinks() {
  const site = useInBrowser(origin);
  const { pathname } = useLocation();
  const { access } = usePage();
  const address = site && site + (access === 'public' && pathname !== '/' ? pathname : '');
  return (
    <ul className={styles.social}>
      {networks.map(({ name, share, icon }) => (
        <li key={name}>
          <a
            href={address && share + encodeURIComponent(address)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Share on ${name}`}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={icon} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
