import { useLocation, useMatch } from 'react-router-dom';
import { paths, signInPath } from '#web/lib/paths.ts';
import { listQuery, type Wish } from '#web/lib/wish.ts';

/**
 * The sign-in page, which leads back to where somebody looks for a room. From any other page it leads to the
 * dashboard.
 */
export function useLoginPath(wish: Wish, isOfRoom: boolean): string {
  const { pathname } = useLocation();
  const isBooking = useMatch(paths.bookRoom.path) !== null;
  const said = listQuery(wish);
  return signInPath(said || isOfRoom || isBooking ? pathname + said : undefined);
}
