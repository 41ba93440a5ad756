/** The widths of the columns that all lists of bookings on the page have: client, telephone or number, room, days, buttons. */
export const rowWidths = ['23%', '14.5%', '19.5%', '16%', '27%'];
