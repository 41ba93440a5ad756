/** Limits that the site explains and the functions enforce. */
export const limits = {
  /** Longest stay, in days. */
  stayDays: 366,
  /** How far ahead a stay may end, in months from today. */
  monthsAhead: 24,
  /** Most days of a calendar that can be asked for at once. */
  calendarDays: 800,
  /** Most days of the timeline that can be asked for at once. */
  timelineDays: 45,
  /** Rooms of a page of the timeline, and the most that can be asked for by their ids. */
  timelineRooms: 200,
  timelineNamed: 50,
  /** Entries with which each list of a day at work begins. */
  dayEntries: 25,
  /** Longest note of a closure, in characters. */
  noteCharacters: 200,
  /** Longest note of the staff about a customer, in characters. */
  staffNoteCharacters: 1_000,
  /** Bookings of one customer that may wait for an answer at once. */
  pendingBookings: 5,
  /** Most bookings in the calendar that a customer subscribes to; the newest are. */
  calendarBookings: 500,
  /** How often a customer may change the days or the room of one booking, or ask for other days. */
  ownChanges: 10,
  /** Bookings of one customer in an hour of which each gets a notification of its own; later ones share one with their number. */
  bookingsNotifiedSingly: 10,
  /** Hours from a customer's first booking on in which their bookings are counted together. */
  bookingsHours: 1,
  /** Minutes within which further notifications of a kind about one customer are joined to one. */
  bundleMinutes: 10,
  /** Longest Idempotency-Key, in characters. */
  keyCharacters: 128,
  /** Hours that a booking waits for an answer before it expires. */
  pendingHours: 72,
  /** Seconds for which an approval or a rejection can be undone, and those that a slow line may take beside them. */
  undoSeconds: 10,
  undoSlackSeconds: 20,
  /** Hours after which the staff are reminded of a booking that waits. */
  remindHours: 24,
  /** Largest room picture, in bytes. */
  imageBytes: 4 * 1024 * 1024,
  /** Longest side of a picture, in pixels: a few bytes can stand for more than a browser can hold. */
  imageSide: 8_000,
  /** Most pixels of a picture: each takes four bytes in the memory of whoever looks at it. */
  imagePixels: 25_000_000,
  /** Most pictures of a room, and longest description of one, in characters. */
  pictures: 8,
  pictureCharacters: 200,
  /** Most features of a room. */
  features: 20,
  /** Longest feature, in characters. */
  featureCharacters: 60,
  /** Longest name of what is stored, in characters. */
  productCharacters: 80,
  /** Most that can be said to be stored, in kg. */
  weightKg: 100_000_000,
  /** Longest message of the contact forms, in characters. */
  messageCharacters: 5_000,
  /** Longest sentence beside the stars of a rating, in characters. */
  commentCharacters: 300,
  /** Longest words beside the reason of a rejection or cancellation, or beside a change request, in characters. */
  reasonCharacters: 300,
  /** Longest words and longest line about how to get into a room, in characters. */
  arrivalCharacters: 1_000,
  arrivalLineCharacters: 120,
  /** Highest payment, in Rwf, and longest reference of its transaction, in characters. */
  paymentRwf: 100_000_000_000,
  referenceCharacters: 60,
  /** Longest code of a receipt as it is typed, with spaces and dashes. */
  receiptCodeCharacters: 40,
  /** Most series in which the receipts of a year are numbered. */
  receiptSeries: 32,
  /** Most decimals of an amount in Rwf or of a rate in percent. */
  decimals: 2,
  /** Digits of a tax number (TIN). */
  tinDigits: 9,
  /** Longest setting of the house, such as a bank account, in characters. */
  houseCharacters: 120,
  /** Longest telephone number as it is typed, in characters. */
  phoneCharacters: 30,
  /** Shortest password, in characters. */
  passwordCharacters: 8,
  /** Longest password, in bytes of UTF-8: bcrypt ignores what follows. */
  passwordBytes: 72,
  /** Digits of a code that is sent by e-mail. */
  codeDigits: 8,
  /** How often a code from an e-mail may be tried. */
  codeTries: 5,
  /** How long a code for a new password can be used, in minutes. */
  resetMinutes: 15,
  /** How long a code that confirms an address can be used, in hours. */
  confirmationHours: 24,
  /** How long an invitation to the staff can be accepted, in days. */
  invitationDays: 7,
  /** Rooms whose occupancy is shown at first, and the most of them. */
  occupancyShown: 50,
  occupancyRooms: 500,
  /** Most months that a dashboard shows at once. */
  dashboardMonths: 36,
  /** Sockets that one person may have open at once, on all devices together. */
  sockets: 20,
  /** Unread notifications are counted up to this number, which stands for it and for more. */
  unreadCounted: 100,
  /** Items of a list that is asked for without a limit, and the most that can be asked for. */
  pageSize: 100,
  /** Rooms of a page of the search that is asked for without a limit, and the most that can be asked for. */
  searchPage: 24,
  /** Lowest and highest temperature that can be searched for, in °C. */
  coldestSearched: -90,
  warmestSearched: 60,
  /** Highest price that can be searched for, in Rwf a day. */
  searchedRwf: 100_000_000,
  /** Closest zoom of the map. */
  mapZoom: 22,
} as const;
