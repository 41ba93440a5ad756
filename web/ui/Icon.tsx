import { cx } from './cx.ts';
import styles from './Icon.module.css';

/** Strokes on a grid of 24. Icons are decoration: the words beside them carry the meaning. */
const shapes = {
  pause: 'M9 6v12M15 6v12',
  play: 'M8.5 6v12l9-6z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5.5 12h.1m6.4 0h.1m6.3 0h.1',
  close: 'm6 6 12 12M18 6 6 18',
  chevron: 'm6 9 6 6 6-6',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5L19 18H5zM10 20.5h4',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  phone:
    'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 5.5a2 2 0 0 1 2-2Z',
  chat: 'm3.5 20.5 1.2-4.4a8.5 8.5 0 1 1 3.2 3.2zM9 8.3c0 3.7 3 6.7 6.7 6.7l.6-1.8-2-1.1-1 1a5.5 5.5 0 0 1-2.4-2.4l1-1-1.1-2z',
  pin: 'M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3.5V7m6-3.5V7',
  thermometer: 'M14 14.5V5.5a2 2 0 0 0-4 0v9a4 4 0 1 0 4 0ZM12 9v8',
  weight: 'M6 9h12l2 11H4zM12 9a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 12 9Z',
  area: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  droplet: 'M12 3.5s6.5 6.6 6.5 11a6.5 6.5 0 0 1-13 0c0-4.4 6.5-11 6.5-11Z',
  lock: 'M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  shield: 'M12 3.5 19 6v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6zM9 12l2.2 2.2L15.5 10',
  truck:
    'M3 6h11v10H3zm11 4h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  boxes: 'M4 13h7v7H4zm9 0h7v7h-7zM8.5 4h7v7h-7z',
  bolt: 'M13 3 5.5 13.5H11L10 21l8-11h-5.5z',
  snow: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'm4 4 16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1M10 10a3 3 0 0 0 4.2 4.2',
  filters:
    'M4 7h9m4 0h3M4 17h3m4 0h9M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-6 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z',
  warning: 'M12 4 21 19.5H3zM12 10v4.5m0 2.2v.3',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5m0-8.3v.3',
  home: 'm4 11 8-7 8 7v9h-5.5v-5.5h-5V20H4z',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1m-.1 6h.1m-.1 6h.1',
  chart: 'M4 20V4m0 16h16M8.5 16v-5m4 5V7m4 9v-3',
  card: 'M3.5 6h17v12h-17zm0 4h17M7 14.5h4',
  gear: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0-11.5v3m0 11v3M3.5 12h3m11 0h3M6 6l2.1 2.1m7.8 7.8L18 18M18 6l-2.1 2.1M8.1 15.9 6 18',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 5a3.3 3.3 0 0 1 0 6.2m2.5 3.3A6.5 6.5 0 0 1 21.5 20',
  logout: 'M10 4.5H5v15h5M10 12h10m-4-4 4 4-4 4',
  plus: 'M12 5v14M5 12h14',
  edit: 'm4 20 1-4.5L16 4.5 19.5 8 8.5 19zM13.5 7 17 10.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-5v5h-5',
} as const;

export type IconName = keyof typeof shapes;

export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    className={cx(styles.icon, className)}
  >
    <path d={shapes[name]} />
  </svg>
);
