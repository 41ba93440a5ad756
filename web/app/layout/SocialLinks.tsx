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
    icon: 'M14 21v-8h3l.5-3.500H14V7.500c0-1 .5-2 2-2h1.600V2.600A18 18 0 0 0 15 2.400c-2.7 0-4.5 1.6-4.5 4.600v2.500h-3V13h3v8z',
  },
  {
    name: 'X',
    share: 'https://x.com/intent/tweet?url=',
    icon: 'M4 3.500h4.800l4 5.5 4.7-5.500h2.300l-6 7 6.5 9h-4.800l-4.3-5.9-5 5.900H3.900l6.3-7.400zm3 1.8 9.3 12.600h1.200L8.2 5.300z',
  },
  {
    name: 'LinkedIn',
    share: 'https://www.linkedin.com/sharing/share-offsite/?url=',
    icon: 'M4.3 9h3.500v11.500H4.300zM6 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM10 9h3.300v1.600c.6-1 1.8-1.9 3.5-1.9 3.3 0 4.2 2 4.2 5v6.800h-3.500v-6c0-1.5-.1-3-1.9-3s-2.1 1.4-2.1 2.900v6.100H10z',
  },
  {
    name: 'WhatsApp',
    share: 'https://wa.me/?text=',
    icon: 'M12 3a9 9 0 0 0-7.7 13.600L3 21l4.5-1.200A9 9 0 1 0 12 3Zm-3 4.800c.3 0 .6 0 .8.500l.8 1.900c.1.3 0 .5-.1.700l-.7.900c.6 1.2 1.6 2.2 3 2.800l.8-1c.2-.2.4-.3.7-.2l1.9.9c.3.1.4.3.4.5 0 1-.9 2.1-2.2 2.1-3.7 0-7.5-3.7-7.5-7.2 0-1.1.9-1.9 2.1-1.900Z',
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
