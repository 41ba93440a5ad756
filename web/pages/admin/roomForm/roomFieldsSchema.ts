import * as z from 'zod/mini';
import { create } from '#shared/contract/rooms.ts';
import { requiredField, typedField } from '#web/lib/forms/typedField.ts';

const fields = create.input.shape;

/** The contract's room form, whose picture is looked at when it is chosen. */
export const roomFieldsSchema = z.object({
  name: requiredField(fields.name),
  roomType: requiredField(fields.roomType),
  price: requiredField(fields.price),
  location: requiredField(fields.location),
  capacity: requiredField(fields.capacity),
  unit: requiredField(fields.unit),
  status: requiredField(fields.status),
  size: requiredField(fields.size),
  feature: requiredField(fields.feature),
  description: typedField(fields.description),
  temperatureRange: typedField(fields.temperatureRange),
  humidityControl: z.boolean(),
  accessControl: z.boolean(),
  latitude: typedField(fields.latitude),
  longitude: typedField(fields.longitude),
  directions: typedField(fields.directions),
  openingHours: typedField(fields.openingHours),
  keeperName: typedField(fields.keeperName),
  keeperPhone: typedField(fields.keeperPhone),
  doorWords: typedField(fields.doorWords),
  whatToBring: typedField(fields.whatToBring),
  howToPay: typedField(fields.howToPay),
});
