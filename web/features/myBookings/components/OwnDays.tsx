import { lazy } from 'react';
import { useAppSelector } from '#web/lib/state.ts';
import type { OwnDaysProps } from './OwnDaysOfReader.tsx';

const OwnDaysOfReader = lazy(() => import('./OwnDaysOfReader.tsx'));

/** Shows something with the taken days of a room that the reader has booked; none of who is not signed in. */
export function OwnDays(props: OwnDaysProps) {
  const isKnown = useAppSelector((state) => state.auth.user !== null);
  return isKnown ? <OwnDaysOfReader {...props} /> : props.children([]);
}
