import { DivIcon } from 'leaflet';
import { Marker } from 'react-leaflet';
import type { Point } from '#web/features/map/points.ts';

/** A name on a map. */
export interface Name {
  name: string;
  point: Point;
  icon: DivIcon;
}

/** What shows a name on a map. It is to be seen only: nothing is to be had there. */
export function nameIcon(name: string, className = '', iconSize: [number, number] = [0, 0]) {
  const words = document.createElement('span');
  words.setAttribute('aria-hidden', 'true');
  words.textContent = name;
  return new DivIcon({ html: words, className, iconSize });
}

/** Names behind all other marks of a map. */
export const Names = ({ names }: { names: readonly Name[] }) =>
  names.map(({ name, point, icon }) => (
    <Marker
      key={name}
      position={point}
      icon={icon}
      interactive={false}
      keyboard={false}
      zIndexOffset={-1000}
    />
  ));
