import type { ArrivalGuide, ArrivalName } from '#shared/arrival.ts';
import { DEFAULT_TEMPERATURE_RANGE, DEFAULT_UNIT, type Room } from '#shared/room.ts';

/** The room form as it is typed; the picture stands apart. */
export interface RoomValues extends Record<ArrivalName, string> {
  name: string;
  roomType: string;
  price: string;
  location: string;
  capacity: string;
  unit: string;
  status: string;
  size: string;
  feature: string;
  description: string;
  temperatureRange: string;
  humidityControl: boolean;
  accessControl: boolean;
  latitude: string;
  longitude: string;
}

export const newRoomFields: RoomValues = {
  name: '',
  roomType: 'Cold Room',
  price: '',
  location: '',
  capacity: '',
  unit: DEFAULT_UNIT,
  status: 'available',
  size: '',
  feature: '',
  description: '',
  temperatureRange: DEFAULT_TEMPERATURE_RANGE,
  humidityControl: false,
  accessControl: false,
  latitude: '',
  longitude: '',
  directions: '',
  openingHours: '',
  keeperName: '',
  keeperPhone: '',
  doorWords: '',
  whatToBring: '',
  howToPay: '',
};

export const fieldNames = Object.keys(newRoomFields) as (keyof RoomValues)[];

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** A room, and how to get into it, as the form shows them. */
export const fieldsOf = (room: Room, arrival: ArrivalGuide): RoomValues => ({
  name: room.name,
  roomType: room.roomType,
  price: text(room.price),
  location: room.location,
  capacity: text(room.capacity),
  unit: room.unit,
  status: room.status,
  size: text(room.size),
  feature: room.feature.join(', '),
  description: room.description,
  temperatureRange: room.temperatureRange,
  humidityControl: room.humidityControl,
  accessControl: room.accessControl,
  latitude: text(room.latitude),
  longitude: text(room.longitude),
  directions: arrival.directions ?? '',
  openingHours: arrival.openingHours ?? '',
  keeperName: arrival.keeperName ?? '',
  keeperPhone: arrival.keeperPhone ?? '',
  doorWords: arrival.doorWords ?? '',
  whatToBring: arrival.whatToBring ?? '',
  howToPay: arrival.howToPay ?? '',
});

/** The form's fields as they are sent: the features as a list in JSON (specification, section 7). */
export const toSend = (fields: RoomValues) => ({
  ...fields,
  feature: JSON.stringify(
    fields.feature
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
});

/** The place that two typed coordinates name together; none where one is missing or no coordinate. */
export function pointOf(latitude: string, longitude: string): [number, number] | undefined {
  if (!latitude.trim() || !longitude.trim()) return undefined;
  const [north, east] = [Number(latitude), Number(longitude)];
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? [north, east] : undefined;
}
