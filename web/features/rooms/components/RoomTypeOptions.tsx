import { roomTypeLabels, roomTypes } from '#shared/roomTypes.ts';

/** The types of rooms as the options of a select. */
export const RoomTypeOptions = () =>
  roomTypes.map((type) => (
    <option key={type} value={type}>
      {roomTypeLabels[type]}
    </option>
  ));
