import { dropDraft, readDraft, writeDraft } from '#web/lib/drafts.ts';
import { fieldNames, newRoomFields, type RoomValues } from './roomFields.ts';

/** What was typed into the room form when the session ended. */
interface RoomDraft {
  /** Who has typed it: it is for nobody else. */
  userId: string;
  /** The id of the room; none of a new one. */
  roomId?: string | undefined;
  /** Only what was changed, so that everything else is as it is by then. */
  fields: Partial<RoomValues>;
  /** Whether a picture was chosen, which cannot be kept. */
  withPicture: boolean;
}

const NAME = 'roomDraft';

/** The fields that differ from what the form opened with. */
export const changedFields = (opened: RoomValues, now: RoomValues): Partial<RoomValues> =>
  Object.fromEntries(
    fieldNames.flatMap((name) => (now[name] === opened[name] ? [] : [[name, now[name]]])),
  );

/** Keeps what was typed; nothing where nothing was. */
export function saveRoomDraft(draft: RoomDraft): void {
  if (Object.keys(draft.fields).length > 0 || draft.withPicture) writeDraft(NAME, draft);
}

export const forgetRoomDraft = (): void => dropDraft(NAME);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What somebody had typed of a room before their session ended, if anything. */
export function readRoomDraft(
  userId: string | undefined,
  roomId: string | undefined,
): Pick<RoomDraft, 'fields' | 'withPicture'> | undefined {
  const saved = readDraft(NAME);
  if (!isRecord(saved) || saved.userId !== userId || saved.roomId !== roomId) return undefined;
  const typed = isRecord(saved.fields) ? Object.entries(saved.fields) : [];
  const isField = ([name, value]: [string, unknown]) =>
    name in newRoomFields && typeof value === typeof newRoomFields[name as keyof RoomValues];
  return {
    fields: Object.fromEntries(typed.filter(isField)),
    withPicture: saved.withPicture === true,
  };
}
