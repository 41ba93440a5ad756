/**
 * The files that pages share, by the paths of what is in them. Without them the bundler writes one file for each
 * set of pages that share something: on the way to a booking a hundred of a few hundred bytes each, and every one
 * is a request. A module belongs to the first part that has it or something that imports it, so the order counts.
 * What no part has, the bundler splits by itself.
 */
export const parts: Record<string, RegExp[]> = {
  // The first: also what sends calls needs these rules and checks, and must not bring pages' own parts with it.
  ui: [
    /web\/ui\/(Badge|Boundary|Card|Checkbox|Dialog|FactList|Field|FormProblem|Honeypot)\./,
    /web\/ui\/(LazyPart|PasswordInput|Skeleton|Stars|TabCount|Tabs|WhenNear|WholeNumbers|inputs|states)\./,
    /web\/lib\/(checks|format|untilFetched|api\/(known|send|useCall)|router\/inPlaceAtOnce)\./,
    /web\/lib\/forms\/decimalComma\./,
    /web\/lib\/hooks\/(useInView|useMedia|useNear|useSettled)\./,
    /shared\/(directionSigns|emailOff|price|reasons|roomTypes|stay|transitions)\./,
  ],
  exchange: [/web\/lib\/api\/exchange\./],
  company: [/web\/features\/company\//],
  goods: [/shared\/(fitsGoods|produce)\./],
  // What the booking form shows of a room, without the lists and pages of rooms.
  room: [
    // It is light, and fetches what it tells for customers alone.
    /web\/features\/myBookings\/components\/(OwnBookingNote|OwnDays)\./,
    /web\/features\/rooms\/(api\/useRooms?|keepingWords|unknownWords)\./,
    /web\/features\/rooms\/components\/(RoomImage|RoomTypeOptions)\./,
    /web\/(ui\/FootBar|lib\/dayRuns)\./,
    /web\/pages\/public\/room\/RoomCalendar\./,
    // What leads on from days or a room that cannot be had.
    /web\/features\/rooms\/(holdsGoods|misfitWords|components\/OtherWays)\./,
    /shared\/(productNamed|sayings|search\/(editDistance|kilograms|laterStay|takenDays|towns))\./,
  ],
  rooms: [
    /web\/features\/rooms\//,
    /shared\/search\//,
    /web\/features\/ratings\/components\/(RatingLine|Reviews)\./,
    /web\/pages\/public\/company\/(NewestRooms|company)\./,
  ],
  forms: [
    /node_modules\/react-hook-form\//,
    /web\/lib\/forms\/(focusField|forms|useFormDraft|useOpenedForm)\./,
  ],
  auth: [
    /web\/features\/auth\/components\/(AuthLayout|CodeField|SignedInAlready|SubmitButton)\./,
    /web\/features\/auth\/components\/(NewPasswordField|PasswordMeter)\./,
    /web\/pages\/public\/auth\/authForm\./,
    /web\/lib\/(hooks\/useNextPath|notify\/farewell)\./,
  ],
  place: [/web\/features\/map\/components\/(LazyPlaceMap|PlaceField\.module)\./],
  stay: [
    /web\/features\/bookings\/form\/(StayDates|bookingRequest|draft|stayError|useRoomGone|useTerms)\./,
    /web\/features\/bookings\/labels\./,
    /web\/features\/roomPicker\/components\/RoomField\./,
  ],
  // Shown by the confirmation of a booking, and beside bookings that are made.
  facts: [
    /web\/features\/bookings\/cancellationWords\./,
    /web\/features\/payments\/words\./,
    /web\/features\/receipt\/\w+Facts\./,
  ],
  phone: [/web\/ui\/PhoneField\./, /shared\/homePhone\./],
  // Fetched with the first check of a form: nothing that a page needs at once may import it.
  validation: [
    /node_modules\/(@hookform|zod)\//,
    /shared\/(booking|cancellationFields|endpoint|errorRow|fields|id|inputErrors|phoneLine|plainText|reasonFields)\./,
    /web\/lib\/forms\/typed/,
  ],
  // Fetched with the first check of a registration; behind the validation, which it would take in.
  registration: [
    /shared\/contract\/(credentials|registration)\./,
    /web\/pages\/public\/auth\/signupSchema\./,
  ],
  // Before all that have one: pages of customers, of figures and of the staff share no other part.
  menu: [/web\/ui\/Menu\./],
  bookings: [
    /web\/features\/bookings\/(api|components)\//,
    // The field that finds rooms is for the staff, and is fetched where one shows.
    /web\/features\/bookings\/change\/(?!RoomSelect)/,
    /web\/features\/bookings\/(cancellationWords|presenceWords|useSteady)\./,
    /web\/features\/(myBookings|payments|ratings)\//,
    // The code for QR codes is fetched where one shows.
    /web\/features\/receipt\/(?!components\/Qr)/,
    /web\/features\/account\/(components\/ConfirmBar|useMissedMails)\./,
    /web\/features\/notifications\/(useNews|waiting)\./,
    /web\/ui\/(Pagination|ShowNew)\./,
  ],
  toasts: [/node_modules\/react-toastify\//, /web\/lib\/notify\/Toasts\./],
  roomPicker: [/web\/features\/roomPicker\//, /web\/lib\/placeAfter\./],
  figures: [
    /web\/features\/charts\/(download|months|csv|colours|nameWidth)\./,
    /web\/features\/charts\/components\/(CsvButton|Figure)\./,
  ],
  // What the pages of customers and of the staff share.
  work: [
    /web\/ui\/(DataTable|ListSkeleton|PageHead|PagedTable|Section|SettingCard|StatCards)\./,
    /web\/app\/layout\/(Dashboard|Own)/,
    /web\/pages\/customer\/bookings\/BookingsIntro\./,
    /web\/lib\/(api\/useFetched|hooks\/useDialog)\./,
    /shared\/(mailTopics|user)\./,
  ],
  // What the pages of the staff share. The search of everything stands in the head of each.
  staff: [
    /web\/app\/layout\/AdminLayout\./,
    /web\/features\/(find|people)\//,
    /web\/lib\/api\/useList\./,
    /web\/ui\/(ChangedMeanwhile|FilterBar|FilterDay|FilterFold|SearchInput|chosenMonth)\./,
    /web\/features\/bookings\/admin\//,
    /web\/pages\/admin\/bookings\/(AdminHead|FoundPages)\./,
  ],
};

/** The parts as the bundler takes them. */
export const partGroups = Object.entries(parts).map(([name, paths]) => ({
  name,
  test: (id: string) => paths.some((path) => path.test(id)),
}));
