import { arrivalGuideOf, withoutArrivalGuide, type ArrivalGuide } from '#shared/arrival.ts';
import type { Picture } from '#shared/pictures.ts';
import { DEFAULT_TEMPERATURE_RANGE, type Room } from '#shared/room.ts';
import type { RoomForm } from '#shared/roomForm.ts';

/** The fields of the room form that are stored as they are sent. */
export type RoomFields = Omit<RoomForm, 'image'>;

/** A room with how to get into it. */
export type NewRoom = Room & ArrivalGuide;

/** What was written down; an empty field of a form is null. */
const said = (arrival: ArrivalGuide): ArrivalGuide =>
  Object.fromEntries(Object.entries(arrival).filter(([, text]) => text));

interface NewRoomFacts {
  id: string;
  /** In order; the first is the room's image. */
  pictures?: Picture[] | undefined;
  now: number;
}

/**
 * The room that a form describes, with the defaults of what it leaves out.
 * @param now milliseconds since 1970
 */
export const newRoom = (fields: RoomFields, { id, pictures = [], now }: NewRoomFacts): NewRoom => ({
  ...withoutArrivalGuide(fields),
  id,
  image: pictures[0]?.path,
  pictures,
  description: fields.description ?? '',
  temperatureRange: fields.temperatureRange ?? DEFAULT_TEMPERATURE_RANGE,
  humidityControl: fields.humidityControl ?? false,
  accessControl: fields.accessControl ?? false,
  latitude: fields.latitude ?? undefined,
  longitude: fields.longitude ?? undefined,
  version: 1,
  createdAt: new Date(now).toISOString(),
  ...said(arrivalGuideOf(fields as ArrivalGuide)),
});
