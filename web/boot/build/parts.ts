/**
 * The files that pages share, by the paths of what is in them. Without them the bundler writes one file for each
 * set of pages that share something: on the way to a booking a hundred of a few hundred bytes each, and every one
 * is a request. A module belongs to the first part that has it or something that imports it, so the order counts.
 * What no part has, the bundler splits by itself.
 */
export const parts: Record<string, RegExp[]> = {
  // The first, so that what sends calls brings nothing of the pages' own parts with it.
  exchange: [/web\/lib\/api\/exchange\./],
  ui: [
    /web\/ui\/(Badge|Boundary|Card|Checkbox|Dialog|FactList|Field|FormProblem|Honeypot)\./,
    /web\/ui\/(LazyPart|PasswordInput|Skeleton|Stars|Tabs|WhenNear|WholeNumbers|inputs|states)\./,
    /web\/lib\/(format|api\/(known|send|useCall)|hooks\/(useInView|useMedia|useNear|useSettled))\./,
    /shared\/(price|roomTypes|stay)\./,
  ],
  company: [/web\/features\/company\//],
  goods: [/shared\/(fitsGoods|produce|search\/\w+)\./],
  rooms: [
    /web\/features\/rooms\//,
    /web\/features\/ratings\/components\/(RatingLine|Reviews)\./,
    /web\/pages\/public\/company\/(NewestRooms|company)\./,
  ],
  validation: [
    /node_modules\/zod\//,
    /shared\/(booking|cancellationFields|endpoint|errorRow|fields|id|inputErrors|plainText|reasonFields)\./,
    /web\/lib\/forms\/typedField\./,
  ],
  auth: [
    /web\/features\/auth\/components\/(AuthLayout|CodeField|SignedInAlready|SubmitButton)\./,
    /web\/pages\/public\/auth\/authForm\./,
  ],
  forms: [
    /node_modules\/(@hookform|react-hook-form)\//,
    /web\/lib\/forms\//,
    /web\/ui\/PhoneField\./,
    /web\/features\/auth\/components\/(NewPasswordField|PasswordMeter)\./,
  ],
  stay: [
    /web\/features\/bookings\/form\/(SignInDialog|StayDates|bookingRequest|draft|stayError)\./,
    /web\/features\/bookings\/labels\./,
  ],
  bookings: [
    /web\/features\/bookings\/(api|components)\//,
    // The field that finds rooms is for the staff, and is fetched where one shows.
    /web\/features\/bookings\/change\/(?!RoomSelect)/,
    /web\/features\/bookings\/(cancellationWords|presenceWords|useSteady)\./,
    /web\/features\/(myBookings|payments|ratings)\//,
    // The code for QR codes is fetched where one shows.
    /web\/features\/receipt\/(?!components\/Qr)/,
    /web\/features\/account\/components\/ConfirmBar\./,
    /web\/features\/notifications\/(useNews|waiting)\./,
    /web\/ui\/(Pagination|ShowNew)\./,
  ],
  toasts: [/node_modules\/react-toastify\//, /web\/lib\/notify\/Toasts\./],
};

/** The parts as the bundler takes them. */
export const partGroups = Object.entries(parts).map(([name, paths]) => ({
  name,
  test: (id: string) => paths.some((path) => path.test(id)),
}));
