/**
 * The address at which calendar programs fetch somebody's bookings. Its key is a secret: whoever has the address
 * reads it.
 */
export const calendarPath = (key: string): string => `/calendar/${key}.ics`;

/** Addresses below this are calendars, which CloudFront asks `bookings.calendar` for. */
export const CALENDARS = '/calendar/';

/** The address of a calendar, with its key in the group. */
export const CALENDAR = /^\/calendar\/([A-Za-z0-9_.-]{1,200})\.ics$/;
