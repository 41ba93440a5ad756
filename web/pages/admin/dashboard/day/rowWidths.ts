/** The widths of the columns that all lists of bookings on the page have: client, telephone or number, room, days, buttons. */
export const rowWidths = ['21.5%', '14.5%', '21%', '18%', '25%'];
