import { DivIcon } from 'leaflet';
import { Marker } from 'react-leaflet';
import { townPlaces } from '#web/features/map/townPlaces.ts';
import styles from './map.module.css';

/** A dot and the name of a town. It is to be seen only: the place of a room is said in words beside the map. */
function townIcon(name: string): DivIcon {
  const words = document.createElement('span');
  words.setAttribute('aria-hidden', 'true');
  words.textContent = name;
  return new DivIcon({ html: words, className: styles.town ?? '', iconSize: [6, 6] });
}

const marks = Object.entries(townPlaces).map(([name, point]) => ({
  name,
  point,
  icon: townIcon(name),
}));

/** The names of the larger towns, by which one finds a place where no tiles are drawn. */
export const Towns = () =>
  marks.map(({ name, point, icon }) => (
    <Marker
      key={name}
      position={point}
      icon={icon}
      interactive={false}
      keyboard={false}
      zIndexOffset={-1000}
    />
  ));
