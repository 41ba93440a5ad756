import { expect, it } from 'vitest';
import { newRoomFields } from './roomFields.ts';

it('a new room is offered as an available Cold Room of so many tons, at 2°C - 8°C [S3.3, S9.8]', () => {
  expect(newRoomFields).toMatchObject({
    roomType: 'Cold Room',
    status: 'available',
    unit: 'tons',
    temperatureRange: '2°C - 8°C',
    humidityControl: false,
    accessControl: false,
  });
});
