import { msToMidnight, type Day } from '#shared/days.ts';
import { serverNow, serverToday } from '#web/lib/session.ts';

/** Seconds after midnight, because the server's clock may be a little behind. */
const SLACK_MS = 5_000;

/**
 * Tells when the day in Kigali has changed: shortly after midnight, or when a tab that was hidden then is visible
 * again.
 * @param turn gets the day that begins and the one that was
 * @returns what ends it
 */
export function onNewDay(turn: (today: Day, before: Day) => void): () => void {
  let day = serverToday();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, msToMidnight(serverNow()) + SLACK_MS);
  };
  const look = () => {
    wait();
    const [today, before] = [serverToday(), day];
    if (today === before || document.visibilityState === 'hidden') return;
    day = today;
    turn(today, before);
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
