import { latLngBounds, type LatLng, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '#web/lib/hooks/useMedia.ts';
import type { Point } from './points.ts';
import { bounds } from './rwanda.ts';

/** As close as several places are looked at: their towns with the roads. */
export const CLOSEST = 12;

/** As close as one place is: its neighbours tell where it is, and without tiles the border does, 60 km around. */
const CLOSEST_ALONE = 10;

/** How far apart places are seen as several, in metres. */
const APART = 2_000;

/** Room for a price around the places that are looked at, in px. */
export const PADDING = 56;

/** Around the whole country, within whose border the prices stand. */
const PADDING_OF_ALL = 4;

/** Where the map was left, by entry of the history and what was found there. */
const left = new Map<string, { centre: LatLng; zoom: number }>();

/**
 * Looks at what was found, or at the whole country where that is no point, anew where something else is found: not with
 * each rendering of the same. The first view is there at once, so that no pin moves away from under a pointer that is
 * on its way. Whoever comes back finds the map as they left it.
 * @param points undefined while they are not known
 */
export function useView(points: readonly Point[] | undefined): void {
  const map = useMap();
  const { key } = useLocation();
  const looked = useRef<string>(undefined);
  const view = points && JSON.stringify(points);
  useEffect(() => {
    if (view === undefined) return;
    const entry = `${key} ${view}`;
    const keep = () => left.set(entry, { centre: map.getCenter(), zoom: map.getZoom() });
    const before = left.get(entry);
    if (before) map.setView(before.centre, before.zoom, { animate: false });
    else if (looked.current === view) keep();
    else lookAt(map, view, looked.current !== undefined && !prefersReducedMotion());
    looked.current = view;
    map.on('moveend', keep);
    return () => {
      map.off('moveend', keep);
    };
  }, [map, key, view]);
}

/**
 * How much of a map lies below the window, in px: what is looked at stands in the rest, unless that is less than a
 * half.
 */
function belowWindow(frame: HTMLElement): number {
  const { bottom, height } = frame.getBoundingClientRect();
  const below = bottom - window.innerHeight;
  return below > 0 && below < height / 2 ? below : 0;
}

function lookAt(map: LeafletMap, view: string, animate: boolean): void {
  const points = JSON.parse(view) as Point[];
  const seen = latLngBounds(points.length > 0 ? points : bounds);
  const padding = points.length > 0 ? PADDING : PADDING_OF_ALL;
  const size = map.distance(seen.getSouthWest(), seen.getNorthEast());
  map.fitBounds(seen, {
    maxZoom: size < APART ? CLOSEST_ALONE : CLOSEST,
    paddingTopLeft: [padding, padding],
    paddingBottomRight: [padding, padding + belowWindow(map.getContainer())],
    animate,
  });
}
