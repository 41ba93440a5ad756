const missing: ReadonlyMap<string, string> = new Map([
  ['firstName', 'Enter your first name.'],
  ['lastName', 'Enter your last name.'],
  ['names', 'Enter your name.'],
  ['email', 'Enter your email address.'],
  ['phoneNumber', 'Enter your phone number.'],
  ['phone', 'Enter your phone number.'],
  ['password', 'Enter your password.'],
  ['code', 'Enter the code from the email.'],
  ['question', 'Say how we can help.'],
  ['questions', 'Say how we can help.'],
  ['coldRoomId', 'Choose a cold room.'],
  ['startDate', 'Choose a start date.'],
  ['endDate', 'Choose an end date.'],
  ['name', 'Enter the name of the room.'],
  ['location', 'Enter the location.'],
  ['price', 'Enter the price per day.'],
  ['size', 'Enter the size.'],
  ['capacity', 'Enter the capacity.'],
  ['unit', 'Enter the unit of the capacity.'],
  ['feature', 'Enter at least one feature.'],
]);

/** What to do about a field that was left empty, by the field's name; undefined where the form has no words of its own. */
export const missingWords = (field: string): string | undefined => missing.get(field);
