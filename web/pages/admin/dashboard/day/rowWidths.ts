/** The widths of the columns that all lists of bookings on the page have: client, telephone or number, room, days, buttons. */
export const rowWidths = ['20%', '14.5%', '20.5%', '18%', '27%'];
