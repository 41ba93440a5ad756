import { useEffect } from 'react';
import { listenToRooms } from './roomNews.ts';
import { PAUSE_MS } from './useNews.ts';
import { pause, untilVisible } from './waiting.ts';

/**
 * Looks at the rooms in which something has changed: at once, or after a pause if it has just looked, then at all of which was
 * heard meanwhile. A hidden tab waits until it is visible.
 * @param look is given the ids of the rooms, or undefined where any may have changed; it stays the same function while it
 * looks at the same, and fails never
 */
export function useRoomNews(look: (rooms: string[] | undefined) => Promise<void>): void {
  useEffect(() => {
    const left = new AbortController();
    const heard = { rooms: new Set<string>(), any: false };
    let [isLooking, lastAt] = [false, 0];
    const lookNow = async () => {
      const rooms = heard.any ? undefined : [...heard.rooms];
      heard.rooms.clear();
      heard.any = false;
      lastAt = Date.now();
      await look(rooms);
    };
    const lookOn = async () => {
      isLooking = true;
      while (heard.any || heard.rooms.size > 0) {
        await pause(Math.max(0, lastAt + PAUSE_MS - Date.now()), left.signal);
        await untilVisible(left.signal);
        await lookNow();
      }
      isLooking = false;
    };
    const stop = listenToRooms((rooms) => {
      heard.any ||= rooms === undefined;
      rooms?.forEach((room) => heard.rooms.add(room));
      if (!isLooking) void lookOn();
    });
    return () => {
      stop();
      left.abort();
    };
  }, [look]);
}
