import { arrivalGuideOf, withoutArrivalGuide, type ArrivalGuide } from '#shared/arrival.ts';
import { picturesOf } from '#shared/pictures.ts';
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
  image?: string | undefined;
  /** The widths at which the picture is there already, in px. */
  widths?: number[] | undefined;
  now: number;
}

/**
 * The room that a form describes, with the defaults of what it leaves out.
 * @param image path of the room's picture
 * @param now milliseconds since 1970
 */
export const newRoom = (fields: RoomFields, { id, image, widths, now }: NewRoomFacts): NewRoom => ({
  ...withoutArrivalGuide(fields),
  id,
  image,
  pictures: picturesOf({ image }).map((picture) => ({ ...picture, widths })),
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
