import { limits } from './limits.ts';

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
  availableForDates: 'Cold room is available for the selected dates.',
} as const;

/**
 * Words of our own, where the specification has none, that the site says as well as the functions.
 * What only the functions say stands in `errors.ts`, so that the site does not load it.
 */
export const ownMessages = {
  required: 'Required.',
  noSuchDay: 'Must be a day that exists, such as 2027-01-31.',
  notPhone: 'Must be a phone number, such as +250 788 123 456.',
  privacyPolicy: 'Please accept the privacy policy.',
  roomNotFound: 'Cold room not found',
  roomUnavailable: 'Cold room is unavailable at present.',
  reversedDates: 'The last day must not be before the first day.',
  stayTooLong: `A stay has at most ${limits.stayDays} days.`,
  stayTooFarAhead: `A stay must end within the next ${limits.monthsAhead} months.`,
  imageType: 'The picture must be a JPEG, PNG or WebP file',
  accountRemoved: 'Your account is deleted.',
  confirmationSent: 'We have sent a code to your email address.',
  emailConfirmed: 'Your email address is confirmed.',
  wrongLink: 'This link is not right or no longer valid.',
  unsubscribed: 'We have stopped these emails.',
  codeSent: 'If this address has an account, we have sent a code to it.',
  imageSize: `The picture must be at most ${limits.imageBytes / 1024 ** 2} MB`,
} as const;
