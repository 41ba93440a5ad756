/** The widths of the columns that all lists of bookings on the page have: room, client, days, amount or number, buttons. */
export const rowWidths = ['29%', '18%', '16%', '12%', '25%'];
