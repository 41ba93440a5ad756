/** Hears in which rooms something has changed; undefined stands for any of them, after a time without a socket. */
type HearRooms = (rooms: readonly string[] | undefined) => void;

const hearers = new Set<HearRooms>();

/** Tells those parts of the page that show rooms and days. */
export const tellRooms: HearRooms = (rooms) => hearers.forEach((hear) => hear(rooms));

/** @returns what ends it */
export function listenToRooms(hear: HearRooms): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}
