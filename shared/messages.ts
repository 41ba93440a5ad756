/** The error catalogue of the specification, section 8, word for word. */
export const messages = {
  // Sign-in and tokens
  noTokenFound: 'No token found',
  tokenExpired: 'Token has expired',
  invalidToken: 'Invalid token',
  noAuthenticationToken: 'No authentication token found',
  noTokenProvided: 'Unauthorized, no token provided',
  noUserId: 'Unable to retrieve user ID from token',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  invalidCredentials: 'Invalid credentials',
  networkError: 'Network error',
  passwordsDoNotMatch: 'Passwords do not match',

  // Sign-in, as told to the user
  loginInvalid: 'The email or password you entered is incorrect. Please try again.',
  loginNetwork: 'Network error. Please check your internet connection and try again.',
  loginServer: 'Login failed due to server issues. Please try again later.',
  loginUnexpected: 'An unexpected error occurred. Please try again.',

  // Cold rooms
  fetchRoomsFailed: 'Failed to fetch cold rooms',
  fetchRoomFailed: 'Failed to fetch cold room details',
  createRoomFailed: 'Failed to create cold room',
  updateRoomFailed: 'Failed to update cold room',
  deleteRoomFailed: 'Failed to delete cold room',
  createRoomFailedInline: 'Failed to create the room.',
  updateRoomFailedInline: 'Failed to update the room.',
  roomDetailsError: 'Error loading room details',
  noRoomsMatch: 'No rooms match your criteria.',

  // Bookings
  notAvailable: 'Cold room is not available for the selected dates.',
  pastDate: 'You cannot select a past date.',
  fillInAllFields: 'Please fill in all fields',
  totalZero: 'Total price cannot be zero.',
  bookingFailed: 'Booking failed. Please try again.',
  bookingRequestFailed: 'Booking request failed',
  updateStatusFailed: 'Failed to update booking status.',
  fetchPendingFailed: 'Failed to fetch pending bookings.',
  fetchAllBookingsFailed: 'Failed to fetch all bookings',
  fetchUserBookingsFailed: 'Failed to fetch user bookings',
  checkAvailabilityBroken: 'Failed to check availability',
  updateStatusBroken: 'Failed to update booking status',
  checkAvailabilityFailed: 'An error occurred while checking availability.',
  fetchBookingFailed: 'Failed to fetch booking details.',
  cancelBookingFailed: 'Failed to cancel the booking.',
  reservationsError: 'Error loading reservations',

  // Contact
  submitQueryFailed: 'Failed to submit the query.',

  // General
  serverError: 'An error occurred on the server.',
  noResponse: 'No response from server.',
  unknownError: 'An unknown error occurred.',
} as const;

/** What the site says when something went well, word for word. */
export const successes = {
  login: 'Login successful!',
  registered: 'Registered successfully!',
  bookingRequest: 'Booking request successful!',
  booking: 'Booking successful!',
  bookingConfirmed: 'Booking confirmed!',
  bookingCanceled: 'Booking canceled successfully!',
  statusUpdated: 'Booking status updated successfully!',
  roomCreated: 'Room created successfully!',
  roomUpdated: 'Room updated successfully!',
  roomDeleted: 'Cold room deleted successfully',
  querySubmitted: 'Your query has been submitted successfully!',
} as const;

/** Refusals that the specification has no words for. */
export const refusals = {
  emailTaken: 'Email is already registered',
  adminOnly: 'Only an admin may do this',
  oneTimePassword: 'Please choose a password of your own first.',
  roomNotFound: 'Cold room not found',
  bookingNotFound: 'Booking not found',
  messageNotFound: 'Message not found',
  bookingEnded: 'This booking has ended: what it stores cannot be changed.',
  notCompleted: 'Only a booking that is completed can be rated.',
  notFound: 'There is nothing at this address',
  roomUnavailable: 'Cold room is not open for bookings at present.',
  priceChanged:
    'The price of this cold room has changed. Please check the new total and try again.',
  tooManyPending:
    'You already have 5 bookings waiting for an answer. Please wait until one is answered, or cancel one.',
  roomHasBookings: 'Cold room has current bookings and cannot be deleted.',
  staleRoom: 'Somebody else has changed this cold room meanwhile. Please load it again.',
  keyReused: 'This Idempotency-Key was already used for another booking.',
  availableForDates: 'Cold room is available for the selected dates.',
  busy: 'Many people are booking right now. Please try again in a moment.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  malformedJson: 'The request body is not valid JSON',
  malformedForm: 'The request body is not a valid form',
  jsonExpected: 'The request body must be JSON',
  formExpected: 'The request body must be a multipart form',
  bodyTooLarge: 'The request body is too large',
  badCursor: 'cursor: This page mark is not valid here',
  badIdempotencyKey: 'Idempotency-Key: 1 to 128 letters, digits, dashes or underscores',
  reversedDates: 'endDate: The last day must not be before the first day.',
  stayTooLong: 'endDate: A stay has at most 366 days.',
  stayTooFarAhead: 'endDate: A stay must end within the next 24 months.',
  calendarTooLong: 'endDate: At most 800 days can be asked for at once.',
  imageType: 'image: The picture must be a JPEG, PNG or WebP file',
  imageSize: 'image: The picture must be at most 4 MB',
  imageSide: 'image: The picture must be at most 8000 pixels wide and high',
} as const;
