import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { Frame, Place } from './boxes.ts';
import type { HeadShape } from './heads.ts';
import type { Point } from './points.ts';
import { spread } from './spread.ts';

/** How far heads stay off the edges, in px: below, there are the credits of the map. */
const OFF_EDGE = { aside: 4, above: 4, below: 24 };

/** The buttons of the zoom with what is free around them, in px from the corner of the map. */
const ZOOM_BUTTONS = { width: 50, height: 88 };

const NONE: readonly Frame[] = [];

/** A mark on the map. */
interface Pinned {
  point: Point;
  /** Those of a lower rank choose first where their heads stand. */
  rank: number;
}

/** What a map shows, in px of its present zoom. */
export interface Sight {
  map: LeafletMap;
  zoom: number;
  frame: Frame;
}

function sightOf(map: LeafletMap): Sight {
  const zoom = map.getZoom();
  const middle = map.project(map.getCenter(), zoom);
  const half = map.getSize().divideBy(2);
  const [from, to] = [middle.subtract(half).round(), middle.add(half).round()];
  return { map, zoom, frame: { left: from.x, top: from.y, right: to.x, bottom: to.y } };
}

/** Where heads may stand in what is seen, and what lies there already. */
export const roomIn = ({ left, top, right, bottom }: Frame) => ({
  sight: {
    left: left + OFF_EDGE.aside,
    top: top + OFF_EDGE.above,
    right: right - OFF_EDGE.aside,
    bottom: bottom - OFF_EDGE.below,
  },
  obstacles: [{ left: right - ZOOM_BUTTONS.width, top, right, bottom: top + ZOOM_BUTTONS.height }],
});

/** What the map shows, anew when it has moved. */
export function useSight(): Sight {
  const map = useMapEvents({ moveend: () => setSight(sightOf(map)) });
  const [sight, setSight] = useState(() => sightOf(map));
  return sight;
}

/**
 * Where the heads of marks stand in what the map shows, each seen from its own place, in px; undefined for those that find no
 * place. They choose anew when the map has moved.
 * @param marks the same array as long as they are the same
 * @param others what else no head lies on, in the same way
 */
export function useHeads(
  marks: readonly Pinned[],
  shape: HeadShape,
  { map, zoom, frame }: Sight,
  others: readonly Frame[] = NONE,
): (Place | undefined)[] {
  return useMemo(() => {
    const places = marks.map(({ point, rank }) => {
      const { x, y } = map.project(point, zoom);
      return { x, y, rank };
    });
    const { sight, obstacles } = roomIn(frame);
    const around = { ...shape, sight, obstacles: [...obstacles, ...others] };
    return spread(places, around).map(
      (head) => head && { x: Math.round(head.x), y: Math.round(head.y) },
    );
  }, [map, marks, shape, zoom, frame, others]);
}
